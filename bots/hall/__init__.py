"""What the bot does, said once for every chat.

Where to look: what comes in: `incoming`, `door`, `understand`, `commands`, `presses`.  A table:
`table`, `fold`, `change`; opened at the `desk`, played before the `referee` with `offers`,
`clocks` and `computers`, shown by `show`, `buttons` and `draw`.  An event: `event`, `event_log`,
`progress`, `organise` and the other `event_` modules, `cup` being its door to the rest; `entry`
is what goes before the draw, `judge` the referee's desk, `outcome` what remains.  What goes
out: `post`, `parcels`, `deliver`, `compose`.  `hall` holds it together.
"""

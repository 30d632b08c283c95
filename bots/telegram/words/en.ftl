sent-privately = Sent to you privately.
open-me-first = I may not write to you yet. Open a private chat with me first: press the key below, then Start.
open-me-hint = (To get it in full, open a private chat with me and press Start.)
open-me-nudge = To get your hand and other private messages, open a chat with me once: press the key below, then Start.
open-me = Open a private chat
most-picks = At most { $most } of them. Press a marked one to put it back.
old-keyboard = These keys are too old to work. Send /hand for new ones.

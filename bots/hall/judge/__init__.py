"""The referee's desk: officials of an event, decisions at a table, appeals."""

"""The score pad for a table with real cards: entries, their fold, and the scores that the rules give them."""

"""The rules of thumb against which all strength is measured. Frozen: what they choose must never change.

A figure such as "20 points a round better than `reference/heuristic`" means something only as long as the reference
stays what it was. So this package is not improved, not even where it plays badly: a better player is a new level.
`tests/golden/reference-heuristic.jsonl` pins its choices in thousands of positions, and with them what it takes from
`bots.knowledge` and from the rules. The wording of its reasons is free.
"""

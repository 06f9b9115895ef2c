"""The one rules engine. It knows no game by name: everything it asks is a table (`tables`), all that happens
between the answers is `step`. The same source text runs plainly on a dataclass and, dressed by `dress`,
compiled on structured records. The kernel neither checks nor raises: `foretrick.play` does.
"""

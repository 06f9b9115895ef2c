"""The command line: `foretrick serve`, `play`, `simulate` and the rest.

Each command lives in its own module and is loaded when it is called, so that the help page is there at once.
"""

from foretrick.cli.group import Commands, Entry

main = Commands(
    name="foretrick",
    sections={
        "Play": (
            Entry("serve", "Open a table in the browser for friends and bots."),
            Entry("play", "Play a match in this terminal, against bots."),
            Entry("rules", "Read the rules of a game, or its options."),
        ),
        "At a table with real cards": (
            Entry("pad", "Show a saved score pad: the rounds, the scores, who leads."),
            Entry("sheet", "Print score sheets and rule cards, blank or filled in."),
        ),
        "Look at a match again": (
            Entry("review", "Judge every decision of a match; luck is kept apart."),
            Entry("replay", "Print a match trick by trick."),
            Entry("verify", "Referee a record: does every card keep the rules?"),
        ),
        "Measure": (
            Entry("simulate", "Let bots play many matches, and count."),
            Entry("arena", "Set bot against bot on the same cards: who is better?"),
            Entry("train", "Let the net of a game learn, by playing against itself."),
        ),
        "Look after it": (Entry("doctor", "Say what is installed, what runs and what is wrong."),),
    },
)

__all__ = ["main"]

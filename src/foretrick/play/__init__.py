"""What people meet: matches, actions, events and views."""

from foretrick.play.actions import Action, Bid, IllegalAction, Look, NameTrump, Play, parse_action
from foretrick.play.events import Event, seen_by
from foretrick.play.match import USUAL_NAMES, Match, random_seed
from foretrick.play.rounds import Deal, Line, Played, Round, Trick
from foretrick.play.view import View, faces

__all__ = [
    "USUAL_NAMES",
    "Action",
    "Bid",
    "Deal",
    "Event",
    "IllegalAction",
    "Line",
    "Look",
    "Match",
    "NameTrump",
    "Play",
    "Played",
    "Round",
    "Trick",
    "View",
    "faces",
    "parse_action",
    "random_seed",
    "seen_by",
]

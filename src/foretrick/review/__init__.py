"""Hints at the table, and the review of a match: every decision weighed by what its seat could know."""

from foretrick.review.accounts import Account, JudgedRound, Turn
from foretrick.review.hints import Hint, hint
from foretrick.review.judging import Decision
from foretrick.review.report import Review, review

__all__ = ["Account", "Decision", "Hint", "JudgedRound", "Review", "Turn", "hint", "review"]

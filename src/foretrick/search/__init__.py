"""What a seat can work out by thinking ahead: what each of its actions is worth, over everything it cannot see."""

from __future__ import annotations

from foretrick.search.findings import Analysis, Budget, Candidate, Outlook

__all__ = ["Analysis", "Budget", "Candidate", "Outlook"]

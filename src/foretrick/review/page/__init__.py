"""The review as one page for the browser that needs no other file and no network."""

from foretrick.review.page.whole import as_page

__all__ = ["as_page"]

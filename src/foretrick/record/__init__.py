"""Match records: read, write, replay and verify. The form is described in docs/record.md."""

from foretrick.record.files import read, write
from foretrick.record.form import BadRecord
from foretrick.record.replay import replay, verify, with_legal

__all__ = ["BadRecord", "read", "replay", "verify", "with_legal", "write"]

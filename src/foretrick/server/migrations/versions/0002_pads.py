"""Score pads and their entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pads",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("pen_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pads"),
    )
    op.create_table(
        "pad_entries",
        sa.Column("pad_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("entry_id", sa.String(64), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("pad_id", "number", name="pk_pad_entries"),
        sa.ForeignKeyConstraint(["pad_id"], ["pads.id"], name="fk_pad_entries_pad_id_pads"),
        sa.UniqueConstraint("pad_id", "entry_id", name="uq_pad_entries_pad_id_entry_id"),
    )


def downgrade() -> None:
    op.drop_table("pad_entries")
    op.drop_table("pads")

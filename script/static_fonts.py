"""Make the static fonts of the printed sheets from the variable web fonts; script/vendor calls this.

A PDF needs TrueType outlines at one weight. Each script's web font is set to that weight, the scripts are put
together, what a printed sheet has no use for is left out, and the name is changed, as the licence asks of a font
that is not the original (its Reserved Font Name is "Source").
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

NAME = "Foretrick Sheet"
WEIGHTS = {"Regular": 400, "Semibold": 650}
SCRIPTS = ("latin", "latin-ext", "vietnamese", "greek", "cyrillic", "cyrillic-ext")
# What names and messages can need: letters of Europe, Vietnamese, figures, marks; no phonetics, no swashes.
WANTED = [
    *range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x180, 0x250), *range(0x300, 0x330), *range(0x370, 0x400),
    *range(0x400, 0x530), *range(0x1E00, 0x1F00), *range(0x2010, 0x2030), 0x2030, 0x2032, 0x2033, 0x2039, 0x203A,
    0x2044, 0x20AC, 0x2116, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2215, 0x2248, 0x2260, 0x2264, 0x2265,
    0x25A1, 0x25CF, 0xFFFD,
]  # fmt: skip


def pared(font: TTFont, wanted: set[int]) -> TTFont:
    """The font with those characters and no layout features or hints."""
    options = Options()
    options.layout_features = []
    options.hinting = False
    options.notdef_outline = True
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "STAT", "MVAR", "HVAR", "avar", "gasp", "DSIG"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=sorted(wanted))
    subsetter.subset(font)
    return font


def static_font(folder: Path, weight: int) -> TTFont:
    """One weight of all scripts in one font."""
    left = set(WANTED)
    with TemporaryDirectory() as scratch:
        parts = []
        for script in SCRIPTS:
            font = TTFont(folder / f"source-sans-3-{script}-wght-normal.woff2")
            here = left & set(font.getBestCmap())
            left -= here
            font = pared(instantiateVariableFont(font, {"wght": weight}), here)
            font.flavor = None
            parts.append(str(Path(scratch) / f"{script}.ttf"))
            font.save(parts[-1])
        return Merger().merge(parts)


def named(font: TTFont, style: str, notice: str) -> TTFont:
    """The font under its own name, with the notice of where it comes from."""
    full, postscript = f"{NAME} {style}", f"{NAME.replace(' ', '')}-{style}"
    font["name"].names = []
    for number, text in {
        0: notice,
        1: full,
        2: "Regular",
        3: postscript,
        4: full,
        6: postscript,
        13: "OFL-1.1",
    }.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    font["head"].created = font["head"].modified = (
        3_786_912_000  # a fixed day: the same source, the same bytes
    )
    for table in font["cmap"].tables:
        table.cmap[0xFFFD] = ".notdef"  # the box that stands for a letter which is not here
    font.recalcTimestamp = False
    return font


def main() -> None:
    """static_fonts.py FOLDER-OF-WEB-FONTS TARGET-FOLDER NOTICE."""
    source, target, notice = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
    for style, weight in WEIGHTS.items():
        text = BytesIO()
        named(static_font(source, weight), style, notice).save(text, reorderTables=True)
        (target / f"foretrick-sheet-{style.lower()}.ttf").write_bytes(text.getvalue())


if __name__ == "__main__":
    main()

"""Reduces the two typefaces to the letters of Turkish and English: writes static/fonts/ and prints the hashes for src/ui/theme/fontFaces.ts.

Run it again when src/text/fontLetters.ts or the packages of the typefaces change (Debian: python3-fonttools, python3-brotli):
  npx tsx -p "JSON.stringify(require('./src/text/fontLetters.ts').fontLetters)" | python3 scripts/fonts.py

The packages have the Turkish letters in a separate file, which repeats the plain letters they are composed of. Merged, ğ is g plus a breve: a page
waits for one file, 4 KB smaller than two. On a grid of 500 units to the em both are 1.8 KB smaller than on one of 1000, and a point of a letter of
64 px moves by at most a sixteenth of a pixel.
"""

import glob
import hashlib
import io
import json
import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

FAMILIES = {
    # Text: weights from 400 to 700, kerning, and figures of equal width for tables.
    "figtree": ("figtree-{}-wght-normal", {"wght": (400, 700)}, ["kern", "tnum"]),
    # Headings: one instance, soft and without the “wonky” letter forms.
    "fraunces": ("fraunces-{}-full-normal", {"opsz": 72, "SOFT": 100, "WONK": 0, "wght": 500}, ["kern"]),
}
UNITS_PER_EM = 500
# Ids of the name records to keep: copyright, names of the font, and the address of its licence.
NAMES = [0, 1, 2, 4, 6, 14]


def open_part(family, file, part, axes):
    font = TTFont(f"node_modules/@fontsource-variable/{family}/files/{file.format(part)}.woff2", recalcTimestamp=False)
    # The glyph outlines already contain the widths of intermediate weights.
    del font["HVAR"]
    return instancer.instantiateVariableFont(font, axes)


def add_letters(font, other, letters):
    """Adds the glyphs of the letters that only the other font has, each with the glyphs it is composed of."""

    def add(name):
        if name in font.getGlyphOrder():
            return
        shape = other["glyf"][name]
        if shape.isComposite():
            for part in shape.components:
                add(part.glyphName)
        order = font.getGlyphOrder() + [name]
        font["glyf"].glyphs[name] = shape
        font["glyf"].glyphOrder = order
        font.setGlyphOrder(order)
        font["hmtx"].metrics[name] = other["hmtx"].metrics[name]
        if "gvar" in font:
            font["gvar"].variations[name] = other["gvar"].variations.get(name, [])

    names, own = other.getBestCmap(), font.getBestCmap()
    for letter in letters:
        code = ord(letter)
        if code in own or code not in names:
            continue
        add(names[code])
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = names[code]
    font["maxp"].numGlyphs = len(font.getGlyphOrder())


def cut(family, letters):
    file, axes, features = FAMILIES[family]
    font = open_part(family, file, "latin", axes)
    add_letters(font, open_part(family, file, "latin-ext", axes), letters)
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = NAMES
    # STAT is for font menus, gasp for screens of low resolution.
    options.drop_tables += ["STAT", "gasp"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    plain = io.BytesIO()
    font.flavor = None
    font.save(plain)
    font = TTFont(plain, recalcTimestamp=False)
    if font["head"].unitsPerEm != UNITS_PER_EM:
        scale_upem(font, UNITS_PER_EM)
    font.flavor = "woff2"
    packed = io.BytesIO()
    font.save(packed)
    return packed.getvalue()


for old in glob.glob("static/fonts/*.woff2"):
    os.remove(old)
os.makedirs("static/fonts", exist_ok=True)
for family, parts in json.load(sys.stdin).items():
    for part, letters in parts.items():
        font = cut(family, letters)
        name = hashlib.sha256(font).hexdigest()[:8]
        with open(f"static/fonts/{family}-{part}-{name}.woff2", "wb") as file:
            file.write(font)
        print(f'fontHashes.{family}.{part}: "{name}" ({len(font)} bytes)')

"""
Pictures of tiles, sets and hands: what lies where, what is said, and how large they get.
"""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from paiju.errors import UnknownName
from paiju.tiles.hand import Hand
from paiju.tiles.meld import Meld, Source
from paiju.tiles.picture import (
    STYLES,
    Laid,
    Style,
    groups_of,
    hand_text,
    html_of,
    row_svg,
    svg_of,
    tile_name,
    tile_svg,
    tile_text,
    words_of,
)
from paiju.tiles.tile import TILES, Tile, tile

SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 60_000
EVERY_TILE_APART = "1m 9m 1p 9p 1s 9s ESWN CFP P f1f2f3f4f5f6f7f8"
FOUR_KONGS = "(EEEE) [5555p+]< [8888s+]> [PPPP]^ 3m 3m f1f5f8"


def uses(picture: str) -> list[ET.Element]:
    """
    Return the tiles of a picture, from left to right as they are drawn.
    """
    return ET.fromstring(picture).findall(f"{SVG}use")


def shapes(picture: str) -> str:
    """
    Say which tiles a picture has: their codes, lying ones in brackets.
    """
    said = []
    for use in uses(picture):
        code = use.attrib["href"].rpartition("-")[2]
        said.append(f"[{code}]" if "rotate(-90)" in use.get("transform", "") else code)
    return " ".join(said)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("one", TILES, ids=str)
def test_every_tile_is_a_picture_with_its_name(one: Tile, style: Style) -> None:
    """
    A tile's picture is well-formed, small, named for who cannot see it, and has no id and no text.
    """
    picture = tile_svg(one, style=style)
    root = ET.fromstring(picture)

    assert root.attrib["role"] == "img"
    assert root.attrib["aria-label"] == tile_name(one)
    assert root.findtext(f"{SVG}title") == tile_name(one)
    assert not list(root.iter(f"{SVG}text"))
    assert "id=" not in picture
    assert len(picture) < LARGEST


def test_no_two_faces_look_alike() -> None:
    """
    All 42 faces and the back differ, in shapes and not only in colours.
    """
    for style in STYLES:
        pictures = {without_colours(tile_svg(one, style=style)) for one in (*TILES, None)}

        assert len(pictures) == len(TILES) + 1


def without_colours(picture: str) -> str:
    """
    Return a picture's shapes: its markup without titles and colours.
    """
    root = ET.fromstring(picture)
    for title in root.findall(f"{SVG}title"):
        root.remove(title)
    del root.attrib["aria-label"]
    for element in root.iter():
        for paint in ("fill", "stroke"):
            if element.get(paint, "none") != "none":
                element.set(paint, "ink")
    return ET.tostring(root, encoding="unicode")


def test_tile_names_differ() -> None:
    """
    Each of the 42 tiles has a name of its own.
    """
    assert len({tile_name(one) for one in TILES}) == len(TILES)
    assert tile_name(tile("f8")) == "flower 8 chrysanthemum"


def test_back_is_named() -> None:
    """
    A tile that lies face down says so.
    """
    assert "<title>face-down tile</title>" in tile_svg(None)


def test_title_replaces_the_name_and_is_escaped() -> None:
    """
    A title of the caller's is the alternative text, whatever signs it holds.
    """
    title = 'a <b> & "c"'
    root = ET.fromstring(tile_svg(tile("E"), title=title))

    assert root.findtext(f"{SVG}title") == title
    assert root.attrib["aria-label"] == title


def test_height_is_in_pixels() -> None:
    """
    A tile is three wide and four high at any height.
    """
    root = ET.fromstring(tile_svg(tile("E"), height=200))

    assert (root.attrib["width"], root.attrib["height"]) == ("150", "200")


def test_unknown_style_is_refused() -> None:
    """
    A style that nobody drew is an error that offers those that are.
    """
    with pytest.raises(UnknownName, match="classic, high-contrast; did you mean classic"):
        tile_svg(tile("E"), style="clasic")  # type: ignore[arg-type]  # a wrong word


def test_hand_shows_its_groups_apart() -> None:
    """
    Concealed tiles stand together; the winning tile, sets and flowers stand apart.
    """
    hand = Hand.parse("EE 45m [123p] (9999s) [FFF] f3 6m")

    assert [
        "4m 5m E E",
        "6m",
        "1p 2p 3p",
        "back 9s 9s back",
        "F F F",
        "f3",
    ] == [shapes(row_svg([group], title="")) for group in groups_of(hand)]


def test_gap_before_the_winning_tile_is_wider() -> None:
    """
    The winning tile stands farther off than tiles of one group.
    """
    lefts = [int(use.attrib["x"]) for use in uses(svg_of(Hand.parse("123m 456p 789s EEE C C")))]
    steps = [right - left for left, right in pairwise(lefts)]

    assert len(set(steps[:-1])) == 1
    assert steps[-1] > steps[0] + 100


def test_hand_without_a_winning_tile() -> None:
    """
    Thirteen tiles are one group.
    """
    assert len(groups_of(Hand.parse("123m 456p 789s EEE C"))) == 1


@pytest.mark.parametrize(
    ("text", "lying"),
    [
        ("[777s]<", "[7s] 7s 7s"),
        ("[777s]^", "7s [7s] 7s"),
        ("[777s]>", "7s 7s [7s]"),
        ("[777s]", "7s 7s 7s"),
        ("[EEEE]<", "[E] E E E"),
        ("[EEEE]^", "E [E] E E"),
        ("[EEEE]>", "E E E [E]"),
        ("[EEEE]", "E E E E"),
        ("[5555p+]<", "[5p] [5p] 5p 5p"),
        ("[5555p+]^", "5p [5p] [5p] 5p"),
        ("[5555p+]>", "5p 5p [5p] [5p]"),
        ("[5555p+]", "5p 5p 5p 5p"),
        ("(CCCC)", "back C C back"),
        ("[12'3m]<", "[2m] 1m 3m"),
        ("[123'm]", "[3m] 1m 2m"),
        ("[123m]<", "1m 2m 3m"),
    ],
)
def test_claimed_tile_lies_where_its_source_sits(text: str, lying: str) -> None:
    """
    A claimed tile lies at its source's side; what is not known is not shown.
    """
    assert shapes(svg_of(Meld.of(text))) == lying


def test_added_tile_lies_on_the_claimed_one() -> None:
    """
    The two lying tiles of an added kong share their left end, one above the other.
    """
    picture = svg_of(Meld.of("[5555p+]^"))
    below, above = [use.get("transform", "") for use in uses(picture) if "transform" in use.attrib]

    assert below.partition(" ")[0] == above.partition(" ")[0]
    assert int(below.split()[1].partition(")")[0]) > int(above.split()[1].partition(")")[0])
    assert ET.fromstring(picture).attrib["viewBox"].endswith(" 1216")


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("text", [EVERY_TILE_APART, FOUR_KONGS])
def test_largest_hands_stay_small(text: str, style: Style) -> None:
    """
    A hand with as many different faces as there can be stays within 60 kB, each drawn once.
    """
    picture = svg_of(Hand.parse(text), style=style)
    ids = [line.partition('"')[0] for line in picture.split('<symbol id="')[1:]]

    assert len(picture) < LARGEST
    assert len(html_of(Hand.parse(text), style=style)) < LARGEST
    assert len(ids) == len(set(ids))
    assert {
        f"paiju-{style}-{code}"
        for code in shapes(picture).replace("[", "").replace("]", "").split()
    } == set(ids)


def test_row_of_nothing_is_an_empty_picture() -> None:
    """
    No groups give a picture without tiles, not a broken one.
    """
    root = ET.fromstring(row_svg([], title="nothing"))

    assert root.attrib["viewBox"] == "0 0 1 800"


def test_html_names_the_notation() -> None:
    """
    A hand's HTML holds its picture and its notation, escaped.
    """
    page = html_of(Meld.of("[777s]<"))

    assert page.count("<svg ") == 1
    assert "<code>[777s]&lt;</code>" in page


@pytest.mark.parametrize(
    ("shown", "words"),
    [
        (tile("P"), "white dragon"),
        (Meld.of("[12'3m]<"), "chow 1 2 3 characters, 2 claimed from the left"),
        (Meld.of("[12'3m]"), "chow 1 2 3 characters, 2 claimed"),
        (Meld.of("[123m]<"), "chow 1 2 3 characters from the left"),
        (Meld.of("[123m]"), "chow 1 2 3 characters"),
        (Meld.of("[777s]^"), "pung of 7 bamboo from across"),
        (Meld.of("[7777s]>"), "melded kong of 7 bamboo from the right"),
        (Meld.of("[7777s+]"), "added kong of 7 bamboo"),
        (Meld.of("(NNNN)"), "concealed kong of North"),
        (
            Hand.parse("19m 19p 19s ESWN CFP P f1f8"),
            (
                "hand: 1 9 characters, 1 9 dots, 1 9 bamboo, East, South, West, North, "
                "red dragon, green dragon, white dragon; winning tile: white dragon; "
                "flowers: flower 1 spring, flower 8 chrysanthemum"
            ),
        ),
        (
            Hand.parse("123m 456p 789s EEE C"),
            "hand: 1 2 3 characters, 4 5 6 dots, 7 8 9 bamboo, 3 East, red dragon",
        ),
    ],
)
def test_words(shown: Tile | Meld | Hand, words: str) -> None:
    """
    Alternative text says kinds, tiles, the claimed tile and its source.
    """
    assert words_of(shown) == words


def test_text_of_tiles() -> None:
    """
    Each tile has a picture of one line, two signs wide, in every frame.
    """
    assert {len(tile_text(one)) for one in (*TILES, None)} == {4}
    assert {len(tile_text(one, frame="ascii")) for one in (*TILES, None)} == {4}
    assert tile_text(None, frame="ascii") == "|##|"


def test_unicode_tiles_read_back() -> None:
    """
    The Unicode signs are those that the notation reads.
    """
    assert [tile(tile_text(one, frame="unicode")) for one in TILES] == list(TILES)
    assert tile_text(None, frame="unicode") == "\U0001f02b\ufe0e"


def test_text_marks_claimed_and_added_tiles() -> None:
    """
    The mark of the source stands on the source's side, the added tile bears a plus.
    """
    melds = (Meld.of("[777s]<"), Meld.of("[888s]^"), Meld.of("[999s]>"), Meld.of("[5555p+]>"))

    assert [hand_text(meld, frame="ascii").splitlines()[1] for meld in melds] == [
        "|<7s|7s|7s|",
        "|8s|^8s|8s|",
        "|9s|9s|9s>|",
        "|5p|5p|5p>|+5p|",
    ]
    assert hand_text(melds[0], frame="unicode").startswith("<")


def test_text_wraps_between_groups() -> None:
    """
    Groups that do not fit go below; a group that is too wide stands alone, whole.
    """
    hand = Hand.parse("EE 45m [123p] (9999s) [FFF] 6m")
    lines = hand_text(hand, columns=30).splitlines()

    assert max(map(len, lines)) <= 30
    assert len(lines) == 9
    assert len(hand_text(hand, columns=1).splitlines()) == 15


def test_unknown_frame_is_refused() -> None:
    """
    A frame that does not exist is an error that offers those that do.
    """
    with pytest.raises(UnknownName, match="did you mean ascii"):
        tile_text(tile("E"), frame="asci")  # type: ignore[arg-type]  # a wrong word


def test_notebooks_show_the_pictures() -> None:
    """
    Tile, Meld and Hand show themselves in notebooks.
    """
    for shown in (tile("E"), Meld.of("[123p]"), Hand.parse("123m 456p 789s EEE C C")):
        assert shown._repr_svg_() == svg_of(shown)
        assert shown._repr_html_() == html_of(shown)


def test_laid_by_hand() -> None:
    """
    A caller may lay tiles out by himself.
    """
    pung = [Laid(tile("E"), Source.RIGHT), Laid(tile("E")), Laid(None)]

    assert shapes(row_svg([tuple(pung)], title="laid")) == "[E] E back"

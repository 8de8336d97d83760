"""A score as a notebook shows it."""

from __future__ import annotations

import pickle
from html.parser import HTMLParser

import pytest

import paiju
from paiju.language import LANGUAGES
from paiju.scoring.picture import score_html

VOID = {"path", "use", "rect", "circle", "ellipse", "line", "polygon", "polyline"}


class Reader(HTMLParser):
    """
    Reads HTML strictly: every element that is opened is closed, in order.
    """

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """
        Remember an opened element.
        """
        self.seen.append((tag, dict(attrs)))
        self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """
        Take note of an element that closes itself, as those of a drawing may.
        """
        assert tag in VOID, tag
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        """
        Close the element that was opened last.
        """
        assert tag == self.open.pop()

    def handle_data(self, data: str) -> None:
        """
        Remember a text.
        """
        self.text.append(data)


def read(page: str) -> Reader:
    """
    Read a page whole.
    """
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert [] == reader.open
    return reader


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "hand", ["[1111m+]< 567p789s34sSS 5s", "123m 456p 789s EEE CP", "[3'12m]< 456p 789s EEE CC"]
)
def test_page_is_well_formed_and_has_alternative_text(hand: str, lang: str) -> None:
    """
    Elements nest, the drawing is told in words, and the explanation is there whole.
    """
    score = paiju.score(hand)

    reader = read(score_html(score, lang))

    drawings = [attributes for tag, attributes in reader.seen if tag == "svg"]
    assert [True] == [str(each["aria-label"]).startswith("hand: ") for each in drawings]
    assert score.explain(lang) in reader.text
    assert ("div", {"class": "paiju-score", "lang": lang}) == reader.seen[0]


def test_table_has_a_row_for_each_row() -> None:
    """
    Points, name and sets under their heads; the headline is the caption.
    """
    score = paiju.score("[111p]> 79999p11999s 8p")

    reader = read(score._repr_html_())

    tags = [tag for tag, _ in reader.seen]
    assert len(score.rows) + 1 == tags.count("tr")
    assert 3 == tags.count("th")
    assert "9 points (mcr)" not in reader.text
    assert paiju.score("[111p]> 79999p11999s 8p").explain().splitlines()[0] in reader.text
    assert "Pung of Terminals or Honors 幺九刻 ×3" in reader.text


def test_no_table_without_rows() -> None:
    """
    A hand that is none has a paragraph in its place.
    """
    page = score_html(paiju.score("123m 456p 789s EEE CP"))

    assert "<table" not in page
    assert "<p>May not win (mcr): not a winning shape</p>" in page


def test_waits_are_one_table() -> None:
    """
    A row a tile with its picture, what is left, and its worth or why it is worth nothing.
    """
    waits = paiju.waits("23344445m 888p WW", seen="1m")
    page = waits._repr_html_() or ""

    assert ["Tile", "Left", "By discard", "Self-drawn"] == read(page).text[:4]
    assert ["1m", "3", "below the minimum of 8: counts 7", "9"] == [
        text.strip() for text in read(page).text[5:9]
    ]
    assert (4, 3, 3) == tuple(map(page.count, ("<tr>", "<symbol ", "<use ")))
    assert (2, 1, 1) == tuple(map(waits[0]._repr_html_().count, ("<tr>", "<symbol ", "<use ")))
    assert 2 == page.count("no tile left: the hand holds all four")


def test_waits_are_a_tuple_like_any_other() -> None:
    """
    Equal to one, empty like one; and then a notebook shows it as text.
    """
    waits = paiju.waits("23344445m 888p WW")
    none = paiju.waits("159m 159p 159s ESWN")

    assert tuple(waits) == waits
    assert None is none._repr_html_()
    assert pickle.loads(pickle.dumps(none)) == none == ()


def test_page_is_small() -> None:
    """
    A notebook shows it in at most 60 kB.
    """
    assert len(paiju.score("19m19p119sESWNFP C", flowers=8)._repr_html_()) < 60_000

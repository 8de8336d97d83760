"""The check of the message catalogues finds each kind of fault."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from babel.messages.pofile import read_po

from paiju.language import LANGUAGES, words
from tools import catalogues
from tools.catalogues import Wanted, faults_of, wanted_messages

if TYPE_CHECKING:
    from pathlib import Path

HEADER = (
    'msgid ""\nmsgstr ""\n"Language: {lang}\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n'
    '"Plural-Forms: nplurals={forms}; plural={rule};\\n"\n\n'
)
PAIR = Wanted("Pair", "mcr", zh_hant="對")
POINTS = Wanted("{points} point", plural="{points} points")
WORD = Wanted("Word")


def faults(text: str, *wanted: Wanted, lang: str = "zh-Hant") -> list[str]:
    """
    Check a catalogue given as text.
    """
    head = HEADER.format(lang=lang.replace("-", "_"), forms=1, rule=0)
    return list(faults_of(lang, read_po(BytesIO((head + text).encode())), list(wanted)))


def entry(text: str, *, id: str = "Word", context: str = "") -> str:  # noqa: A002  gettext's word
    """
    Write one message.
    """
    first = f'msgctxt "{context}"\n' if context else ""
    return f'{first}msgid "{id}"\nmsgstr "{text}"\n\n'


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_our_catalogues_have_no_fault(lang: str) -> None:
    """
    Every message is translated, in its script, with its placeholders.
    """
    catalogue = catalogues.read_catalogue(catalogues.catalogue_path(lang))

    assert [] == list(faults_of(lang, catalogue, wanted_messages()))


def test_every_message_is_found() -> None:
    """
    Names, notes, editions, titles, and literals in the source; no call hides one.
    """
    wanted = wanted_messages()

    assert [] == list(catalogues.hidden_messages())
    assert len(wanted) == len(set(wanted)) > 280
    assert Wanted("Big Four Winds", "mcr", zh_hant="大四喜") in wanted
    assert Wanted("Chicken Hand", "wsom", zh_hant="雞和") in wanted
    assert Wanted("{points} point ({rules})", plural="{points} points ({rules})") in wanted
    assert {"note", "edition", "demo"} <= {each.context for each in wanted}


@pytest.mark.parametrize(
    ("text", "wanted", "fault"),
    [
        ("", WORD, "not translated: 'Word'"),
        (entry(""), WORD, "not translated: 'Word'"),
        (entry("詞"), PAIR, "left over: 'Word'"),
        ("#, fuzzy\n" + entry("詞"), WORD, "fuzzy: 'Word'"),
        ('#~ msgid "Old"\n#~ msgstr "舊"\n\n', WORD, "obsolete: 'Old'"),
        (entry("詞 {more}"), WORD, "other placeholders than 'Word': '詞 {more}'"),
        (entry("对", id="Pair", context="mcr"), PAIR, "'Pair' is '對' in the table, here '对'"),
        (entry("对", id="Pair", context="mcr"), PAIR, "not the script of zh-Hant: '对' in '对'"),
        (entry("對", id="Pair", context="wsom"), PAIR, "not translated: 'Pair'"),
        ('msgid "{points} point"\nmsgid_plural "{points} points"\nmsgstr[0] ""\n', POINTS,
         "not translated: '{points} point'"),
        ('msgid "{points} point"\nmsgid_plural "{points} points"\nmsgstr[0] "分"\n', POINTS,
         "other placeholders than '{points} point': '分'"),
    ],
)  # fmt: skip
def test_each_fault_is_found(text: str, wanted: Wanted, fault: str) -> None:
    """
    One line says what is wrong.
    """
    assert fault in faults(text, wanted)


@pytest.mark.parametrize(
    ("lang", "text", "strange"),
    [
        ("zh-Hant", "對子", ""),
        ("zh-Hant", "对子", "对"),
        ("zh-Hant", "対子", "対"),
        ("zh-Hans", "对子", ""),
        ("zh-Hans", "對子", "對"),
        ("zh-Hans", "カン", "カン"),
        ("ja", "対子と槓", ""),
        ("ja", "对子", "对"),
    ],
)
def test_script_of_each_language(lang: str, text: str, strange: str) -> None:
    """
    Signs of another script are named.
    """
    found = faults(entry(text), WORD, lang=lang)

    assert ([f"not the script of {lang}: {strange!r} in {text!r}"] if strange else []) == found


def test_update_keeps_what_is_translated(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """
    Missing messages are added empty, those left over taken out, the rest stays.
    """
    path = tmp_path / "ja" / "paiju.po"
    path.parent.mkdir()
    head = HEADER.format(lang="ja", forms=1, rule=0)
    path.write_text(head + entry("語") + entry("古い", id="Old"), encoding="utf-8")
    monkeypatch.setattr(catalogues, "catalogue_path", lambda _: path)

    catalogues.update("ja", [WORD, PAIR, POINTS])

    catalogue = catalogues.read_catalogue(path)
    assert ["not translated: 'Pair'", "not translated: '{points} point'"] == list(
        faults_of("ja", catalogue, [WORD, PAIR, POINTS])
    )
    written = path.read_text(encoding="utf-8")
    catalogues.update("ja", [WORD, PAIR, POINTS])
    assert written == path.read_text(encoding="utf-8")


def test_call_that_hides_its_message(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """
    A message in a variable cannot be found, so the call is a fault.
    """
    (tmp_path / "module.py").write_text(
        "def say(_, gettext, ngettext, word):\n"
        "    _('word'), gettext('word'), ngettext('word', 'words', 2)\n"
        "    gettext(word)\n"
        "    ngettext('word', word, 2)\n"
    )
    monkeypatch.setattr(catalogues, "PACKAGE", tmp_path)
    monkeypatch.setattr(catalogues, "ROOT", tmp_path)

    assert [
        "module.py:3: the message of gettext is no literal",
        "module.py:4: the message of ngettext is no literal",
    ] == list(catalogues.hidden_messages())


def test_main_counts_the_faults(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """
    No catalogue is a fault of its own; none at all is the exit code 0.
    """
    monkeypatch.setattr("sys.argv", ["catalogues.py"])
    assert 0 == catalogues.main()
    assert "0 faults" in capsys.readouterr().out

    monkeypatch.setattr(catalogues, "ROOT", tmp_path)
    monkeypatch.setattr(catalogues, "catalogue_path", lambda lang: tmp_path / lang)
    monkeypatch.setattr(catalogues, "hidden_messages", lambda: iter(["a call"]))

    assert 1 == catalogues.main()
    assert "a call\nzh-Hant: no catalogue\n" in capsys.readouterr().out


def test_compiled_catalogues_are_current() -> None:
    """
    What gettext reads says what the sources say.
    """
    for lang in LANGUAGES[1:]:
        catalogue = catalogues.read_catalogue(catalogues.catalogue_path(lang))
        for each in wanted_messages():
            if each.plural is None:
                message = catalogue.get(each.id, each.context)
                assert message is not None
                told = words(lang)
                assert message.string == (
                    told.pgettext(each.context, each.id) if each.context else told.gettext(each.id)
                ), "python3 dev.py build compiles the catalogues"

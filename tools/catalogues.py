"""Hold the message catalogues to the messages: nothing missing, left over, or in the wrong script.

`python tools/catalogues.py` prints one line for each fault and ends with 1 if there is one.
`--update` writes what is missing into the catalogues, untranslated, and takes out what is left
over; what is then empty is what remains to be translated.
"""

from __future__ import annotations

import argparse
import ast
import json
import sys
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING, NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import normalize, read_po

from paiju.cli.ruling_words import FORM_WORDS, RULING_WORDS
from paiju.language import LANGUAGES
from paiju.referee.catalogue import CATALOGUES
from paiju.rules.clause import DOCUMENTS
from paiju.rules.editions import EDITIONS, PRESETS
from paiju.scoring.mcr import table as mcr
from paiju.scoring.wsom import table as wsom

if TYPE_CHECKING:
    from collections.abc import Iterator

    from babel.messages.catalog import Message

__all__ = ["Wanted", "faults_of", "main", "wanted_messages"]

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "paiju"
EXAMPLES = PACKAGE / "cli" / "examples"
KEYWORDS = {"_": None, "gettext": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2)}
# What is written in a script can be written in that script's old character set; what is not, in
# most cases cannot: 对 is not in Big5, 對 not in GB 2312.
CHARACTER_SETS = {"zh-Hant": "big5hkscs", "zh-Hans": "gb2312", "ja": "shift_jis"}


class Wanted(NamedTuple):
    """
    A message that the program may show; `zh_hant` is what its traditional Chinese must be.
    """

    id: str
    context: str | None = None
    plural: str | None = None
    zh_hant: str | None = None


def wanted_messages() -> list[Wanted]:
    """
    List every message: those in the source, and the names and notes that the tables hold.
    """
    found = [*_in_source(), *_in_tables()]
    return list(dict.fromkeys(found))


def _in_source() -> Iterator[Wanted]:
    methods = [("**.py", "python")]
    for _, _, message, _, context in extract_from_dir(PACKAGE, methods, keywords=KEYWORDS):
        if isinstance(message, tuple):
            yield Wanted(message[0], context, message[1])
        else:
            yield Wanted(message, context)


def hidden_messages() -> Iterator[str]:
    """
    Tell the calls whose message is no literal, so that it cannot be found.
    """
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = ast.unparse(node.func).rpartition(".")[2]
            count = {"_": 1, "gettext": 1, "ngettext": 2}.get(name, 0)
            if any(not isinstance(each, ast.Constant) for each in node.args[:count]):
                place = f"{path.relative_to(ROOT)}:{node.lineno}"
                yield f"{place}: the message of {name} is no literal"


def _in_tables() -> Iterator[Wanted]:
    patterns = (*wsom.ROWS, wsom.CHICKEN_HAND)
    yield from (Wanted(row.en, "mcr", zh_hant=row.zh) for row in mcr.ROWS)
    yield from (Wanted(row.en, "wsom", zh_hant=row.zh) for row in patterns)
    notes = [*(row.note for row in mcr.ROWS), *(row.note for row in patterns)]
    yield from (Wanted(note, "note") for note in notes if note)
    faults = [row for catalogue in CATALOGUES.values() for row in catalogue.rows]
    yield from (Wanted(row.en, "fault", zh_hant=row.zh) for row in faults)
    yield from (Wanted(row.note, "note") for row in faults if row.note)
    editions = (*EDITIONS.values(), *PRESETS.values())
    yield from (Wanted(each.en, "edition", zh_hant=each.zh) for each in editions)
    for title, answers in RULING_WORDS.values():
        yield from (Wanted(text, "ruling") for text in (title, *answers.values()))
    yield from (Wanted(text, "form") for text in FORM_WORDS.values())
    yield from (Wanted(title, "document") for title in DOCUMENTS.values())
    for scorer in ("mcr", "wsom"):
        lines = (EXAMPLES / f"{scorer}.jsonl").read_text(encoding="utf-8").splitlines()
        for title in (json.loads(line)["title"] for line in lines):
            yield Wanted(title["en"], "demo", zh_hant=title["zh-Hant"])


def catalogue_path(lang: str) -> Path:
    """
    Say where the catalogue of a language lies.
    """
    return PACKAGE / "locale" / lang.replace("-", "_") / "LC_MESSAGES" / "paiju.po"


def read_catalogue(path: Path) -> Catalog:
    """
    Read a catalogue.
    """
    with path.open("rb") as lines:
        return read_po(lines, abort_invalid=True)


def faults_of(lang: str, catalogue: Catalog, wanted: list[Wanted]) -> Iterator[str]:
    """
    Tell what is wrong with a catalogue, a line each.
    """
    known = {(each.context, each.id) for each in wanted}
    for message in catalogue:
        if message.id and (message.context, _first(message)) not in known:
            yield f"left over: {_first(message)!r}"
    yield from (f"obsolete: {key!r}" for key in catalogue.obsolete)
    for each in wanted:
        found = catalogue.get(each.id, each.context)
        texts = [] if found is None else _texts(found)
        forms = catalogue.num_plurals if each.plural else 1
        if len([text for text in texts if text]) < forms:
            yield f"not translated: {each.id!r}"
        elif found is not None and found.fuzzy:
            yield f"fuzzy: {each.id!r}"
        else:
            yield from (fault for text in texts for fault in _wrong(lang, each, text))


def _first(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def _texts(message: Message) -> list[str]:
    return [message.string] if isinstance(message.string, str) else list(message.string or ())


def _wrong(lang: str, wanted: Wanted, text: str) -> Iterator[str]:
    if _places(text) != _places(wanted.id) | _places(wanted.plural or ""):
        yield f"other placeholders than {wanted.id!r}: {text!r}"
    if lang == "zh-Hant" and wanted.zh_hant is not None and text != wanted.zh_hant:
        yield f"{wanted.id!r} is {wanted.zh_hant!r} in the table, here {text!r}"
    strange = [sign for sign in text if not _belongs(sign, lang)]
    if strange:
        yield f"not the script of {lang}: {''.join(strange)!r} in {text!r}"


def _places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def _belongs(sign: str, lang: str) -> bool:
    """
    Tell whether a sign may stand in a text of a language.
    """
    try:
        sign.encode(CHARACTER_SETS[lang])
    except UnicodeEncodeError:
        return False  # that is the answer
    return lang == "ja" or not "\u3040" <= sign <= "\u30ff"


def update(lang: str, wanted: list[Wanted]) -> None:
    """
    Write a catalogue anew: every wanted message in order, with the translation that it had.
    """
    path = catalogue_path(lang)
    tag = lang.replace("-", "_")
    old = read_catalogue(path) if path.exists() else Catalog(tag)
    header = (
        f"Language: {tag}\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n"
        f"Content-Transfer-Encoding: 8bit\nPlural-Forms: {old.plural_forms}\n"
    )
    parts = [f'msgid ""\nmsgstr {normalize(header)}']
    parts += ["\n".join(_entry(each, old)) for each in wanted]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def _entry(wanted: Wanted, old: Catalog) -> Iterator[str]:
    message = old.get(wanted.id, wanted.context)
    texts = [""] if message is None else _texts(message)
    if wanted.context is not None:
        yield f"msgctxt {normalize(wanted.context)}"
    yield f"msgid {normalize(wanted.id, width=0)}"
    if wanted.plural is None:
        yield f"msgstr {normalize(texts[0], width=0)}"
        return
    yield f"msgid_plural {normalize(wanted.plural, width=0)}"
    for number in range(old.num_plurals):
        text = texts[number] if number < len(texts) else ""
        yield f"msgstr[{number}] {normalize(text, width=0)}"


def main() -> int:
    """
    Check or update the catalogues of all languages but English, whose messages are the ids.
    """
    parser = argparse.ArgumentParser(description="Check the message catalogues.")
    parser.add_argument("--update", action="store_true", help="write what is missing into them")
    wanted = wanted_messages()
    if parser.parse_args().update:
        for lang in LANGUAGES[1:]:
            update(lang, wanted)
    hidden = list(hidden_messages())
    print(*hidden, sep="\n", end="\n" if hidden else "")
    count = len(hidden)
    for lang in LANGUAGES[1:]:
        path = catalogue_path(lang)
        if not path.exists():
            print(f"{path.relative_to(ROOT)}: no catalogue")
            count += 1
            continue
        for fault in faults_of(lang, read_catalogue(path), wanted):
            print(f"{path.relative_to(ROOT)}: {fault}")
            count += 1
    print(f"catalogues: {len(wanted)} messages in {len(LANGUAGES) - 1} languages, {count} faults")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())

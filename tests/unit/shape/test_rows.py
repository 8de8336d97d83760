"""Buffers that callers hand in for bulk work."""

from __future__ import annotations

from array import array

import pytest

from paiju.errors import NotationError
from paiju.shape.rows import rows_of


def test_a_buffer_of_any_shape_is_read_row_after_row() -> None:
    """
    The count of rows follows from the bytes alone.
    """
    view, count = rows_of(memoryview(bytes(range(12))).cast("B", (3, 2, 2)), 4, "")

    assert (bytes(range(12)), 3) == (bytes(view), count)
    assert 0 == rows_of(b"", 4, "")[1]


@pytest.mark.parametrize(
    ("buffer", "fault"),
    [
        ("text", "not a buffer"),
        (array("h", [1, 2]), "a buffer of other numbers"),
        (memoryview(bytes(8))[::2], "a buffer with gaps"),
        (bytes(5), "a part of a row"),
    ],
)
def test_other_buffers_are_refused(buffer: object, fault: str) -> None:
    """
    The error names the fault.
    """
    with pytest.raises(NotationError) as told:
        rows_of(buffer, 4, "write them by value")  # type: ignore[arg-type]  # also no buffer

    assert fault == told.value.fault

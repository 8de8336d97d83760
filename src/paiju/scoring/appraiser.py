"""What a kernel of either room is to a deal: a win goes in as a row, what it pays comes out."""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.scoring.win import ROW_BYTES

    __all__ = ["Appraiser"]


@cython.cclass
class Appraiser:
    """
    Value one win at a time; the kernels of both rooms are appraisers.

    Write a win to `row` (see `paiju.scoring.win`), then ask `appraise`.
    """

    def __init__(self) -> None:
        """
        Make an empty row.
        """
        self.row: bytearray = bytearray(ROW_BYTES)

    def appraise(self) -> cython.int:
        """
        Give what the win in `row` pays, flowers included, or -1 for what may not win.
        """
        return -1

    def set_penalty_tiles(self, kind: cython.int, number: cython.int) -> cython.void:
        """
        Say how many tiles of a kind in the winner's hand are penalty tiles, where they matter.
        """

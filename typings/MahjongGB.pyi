"""What paiju uses of PyMahjongGB, which has no types of its own."""

def MahjongFanCalculator(
    pack: tuple[tuple[str, str, int], ...],
    hand: tuple[str, ...],
    winTile: str,
    flowerCount: int,
    isSelfDrawn: bool,
    is4thTile: bool,
    isAboutKong: bool,
    isWallLast: bool,
    seatWind: int,
    prevalentWind: int,
) -> tuple[tuple[int, str], ...]: ...
def MahjongShanten(pack: tuple[tuple[str, str, int], ...], hand: tuple[str, ...]) -> int: ...

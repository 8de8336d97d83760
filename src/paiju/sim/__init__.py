"""Play on the side of machines: self-play, duplicate matches, learning, other platforms."""

"""The scoring room of the World Series of Mahjong and of Zung Jung."""

"""What a hand is worth: facts, rows, how they combine, who pays, and why."""

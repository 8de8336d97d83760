"""What is written: clause ids, the record of an edition, the editions and their rulings."""

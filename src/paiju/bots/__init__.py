"""Players that are programs: each sees views alone and answers with a command and its reasons."""

"""The scoring room of WSOM: the patterns as rows, their questions and the kernel."""

"""The scoring room of MCR: the fan as rows, their questions and the kernel that counts them."""

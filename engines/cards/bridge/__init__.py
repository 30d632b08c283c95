"""What contract bridge and minibridge share, and what tournaments need of them."""

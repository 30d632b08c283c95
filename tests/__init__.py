"""The tests: rule books as data first, then contracts over everything."""

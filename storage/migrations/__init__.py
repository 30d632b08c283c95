"""Every change of the schema, numbered, each saying why; run when a book is opened."""

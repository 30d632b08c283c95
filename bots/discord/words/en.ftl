modal-line = Type it here

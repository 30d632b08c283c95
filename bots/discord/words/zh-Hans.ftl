modal-line = 写在这里

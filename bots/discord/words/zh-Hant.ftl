modal-line = 寫在這裡

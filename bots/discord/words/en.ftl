modal-line = Type it here
group-event = event
group-event-about = Cups: sign-up, draw, bracket, results

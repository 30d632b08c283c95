modal-line = Type it here
group-event = event
group-referee = referee
group-referee-about = For the organiser: rulings, corrections, replays, expulsion
group-event-about = Cups: sign-up, draw, bracket, results

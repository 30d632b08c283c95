"""The web hall: pages and actions over HTTP, and whole games in a headless browser."""

"""Printed score sheets and rule cards: blank or filled, on any paper, as PDF or SVG."""

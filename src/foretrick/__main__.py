"""`python -m foretrick` is the command `foretrick`."""

from foretrick.cli import main

main()

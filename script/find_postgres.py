"""Print the address of a PostgreSQL server on this machine where tests may make schemas of their own.

Looks at the socket and at 127.0.0.1:5432, for a server that asks for no password. Prints nothing and
ends with 1 where none answers.
"""

import asyncio
import getpass
import sys
from itertools import product

import asyncpg

PLACES = ["?host=/var/run/postgresql", "?host=/tmp", "?host=127.0.0.1"]


async def answers(address: str) -> bool:
    """Say whether a server answers there and lets a schema be made."""
    try:
        connection = await asyncpg.connect(f"postgresql://{address}", timeout=2, command_timeout=2)
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
        return False
    try:
        return bool(await connection.fetchval("SELECT has_database_privilege(current_database(), 'CREATE')"))
    finally:
        await connection.close()


async def main() -> int:
    """Print the first address that will do."""
    users = dict.fromkeys([getpass.getuser(), "postgres"])
    for place, user, database in product(PLACES, users, ["test", "postgres"]):
        address = f"{user}@/{database}{place}"
        if await answers(address):
            print(f"postgresql+asyncpg://{address}")
            return 0
    return 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))

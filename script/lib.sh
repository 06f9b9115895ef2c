# shellcheck shell=bash
# What script/play, script/test and script/setup-env share. Meant to be sourced by bash.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
venv=$root/.venv

say() { printf '%s\n' "$*"; }

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

# Runs a command with its output kept back, and shows the output only when it fails.
quietly() {
  local log status=0
  log=$(mktemp)
  "$@" </dev/null >"$log" 2>&1 || status=$?
  if [ "$status" -ne 0 ]; then cat "$log" >&2; fi
  rm -f "$log"
  return "$status"
}

# ---- Python ---------------------------------------------------------------------------------

# Prints the command of a Python that is new enough, or explains what to do.
find_python() {
  local name
  for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
    if command -v "$name" >/dev/null 2>&1 &&
      "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
      command -v "$name"
      return
    fi
  done
  if command -v python3 >/dev/null 2>&1; then
    fail "Foretrick needs Python 3.11 or newer; the python3 here is $(python3 -V 2>&1)." \
      "Install a newer Python (https://www.python.org/downloads/) and run this again."
  fi
  fail "Foretrick needs Python 3.11 or newer, and there is no python3 here." \
    "Install Python (https://www.python.org/downloads/) and run this again."
}

make_venv() {
  local python
  python=$(find_python) || exit 1
  say "Making a private Python environment in .venv ($("$python" -V 2>&1)) ..."
  if ! "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
    fail "This Python cannot make virtual environments: its venv module is missing." \
      "On Debian or Ubuntu run: sudo apt-get install python3-venv   Then run this again."
  fi
  quietly "$python" -m venv --clear "$venv" || fail "Making .venv did not work; see above."
  say "$root" >"$venv/foretrick-root"
}

venv_pip() {
  quietly "$venv/bin/python" -m pip --disable-pip-version-check --no-input "$@"
}

# What the environment was last set up for: the lock, and the project's metadata.
stamp_for() { # stamp_for KIND
  printf '%s\n' "$1"
  (cd "$root" && cksum "requirements/$1.txt" pyproject.toml)
}

# An environment does not survive being moved, so it remembers where it was made.
is_usable() {
  [ "$(cat "$venv/foretrick-root" 2>/dev/null)" = "$root" ] && "$venv/bin/python" -c 'import pip' 2>/dev/null
}

is_ready_for() { # is_ready_for KIND
  is_usable && [ "$(cat "$venv/foretrick-stamp" 2>/dev/null)" = "$(stamp_for "$1")" ]
}

# setup_env run|dev: afterwards .venv holds what is needed to play, or to test as well.
# An environment for tests also serves to play.
setup_env() {
  local kind=$1
  if is_ready_for "$kind" || { [ "$kind" = run ] && is_ready_for dev; }; then
    say "The Python environment in .venv is up to date."
    return
  fi
  if ! is_usable; then make_venv; fi
  rm -f "$venv/foretrick-stamp"
  say "Installing the packages listed in requirements/$kind.txt (a minute or so the first time) ..."
  venv_pip install --require-hashes --no-deps -r "$root/requirements/$kind.txt" ||
    fail "The packages could not be installed; see above. Is the network there?"
  say "Installing Foretrick itself ..."
  venv_pip install --no-deps --no-build-isolation --editable "$root" ||
    fail "Foretrick could not be installed; see above."
  stamp_for "$kind" >"$venv/foretrick-stamp"
}

# ---- the system's package manager -----------------------------------------------------------

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

can_apt() {
  command -v apt-get >/dev/null 2>&1 &&
    { [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null 2>&1; }
}

apt_install() { # apt_install PACKAGE...
  quietly as_root apt-get update &&
    quietly as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"
}

# ---- Chromium, for the browser tests --------------------------------------------------------

find_chromium() {
  local name
  if [ -n "${FORETRICK_CHROMIUM:-}" ]; then
    say "$FORETRICK_CHROMIUM"
    return
  fi
  for name in chromium chromium-browser google-chrome google-chrome-stable \
    "/Applications/Chromium.app/Contents/MacOS/Chromium" \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
    if command -v "$name" >/dev/null 2>&1; then
      command -v "$name"
      return
    fi
  done
  return 1
}

setup_chromium() {
  if ! find_chromium >/dev/null; then
    can_apt || fail "The browser tests need Chromium or Chrome, and none was found." \
      "Install one, or set FORETRICK_CHROMIUM to its path, or leave them out with --fast."
    say "Installing Chromium for the browser tests with apt-get (a minute or two) ..."
    apt_install chromium chromium-sandbox fonts-dejavu-core || fail "Chromium could not be installed; see above."
  fi
  FORETRICK_CHROMIUM=$(find_chromium) || fail "Chromium was installed but is not on PATH."
  export FORETRICK_CHROMIUM
  say "Browser for the tests: $FORETRICK_CHROMIUM"
}

# ---- PostgreSQL, which is never needed but tested on where it is there ----------------------

# Tests that talk to PostgreSQL read its address from FORETRICK_TEST_POSTGRES and skip themselves
# where no server answers.
setup_postgres() {
  local found
  if [ -z "${FORETRICK_TEST_POSTGRES:-}" ]; then
    if ! found=$("$venv/bin/python" "$root/script/find_postgres.py" </dev/null); then
      say "No PostgreSQL server answers on this machine, so the tests of it will be skipped."
      return 1
    fi
    export FORETRICK_TEST_POSTGRES=$found
  fi
  say "PostgreSQL for the tests: $FORETRICK_TEST_POSTGRES"
}

# ---- TypeScript, which checks the client's JavaScript ---------------------------------------

has_node() { command -v node >/dev/null 2>&1 && command -v npm >/dev/null 2>&1; }

setup_typescript() {
  local home=$root/script/typecheck
  if [ -f "$home/node_modules/lock" ] && cmp -s "$home/package-lock.json" "$home/node_modules/lock"; then
    return
  fi
  say "Installing the TypeScript checker listed in script/typecheck/package-lock.json ..."
  (cd "$home" && quietly npm ci --ignore-scripts --no-audit --no-fund) ||
    fail "The TypeScript checker could not be installed; see above."
  cp "$home/package-lock.json" "$home/node_modules/lock"
}

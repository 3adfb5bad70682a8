#!/bin/sh
# Run prepare.py with the Python of .venv, or with the one that .venv is going to be made with.
set -u
python=.venv/bin/python
if [ ! -f .venv/.created ] || ! "$python" -c "" 2>/dev/null; then
    rm -f .venv/.created  # a virtual environment whose Python has gone is made anew
    python="$(sh scripts/find_python.sh)" || exit 1
fi
exec "$python" scripts/prepare.py "$@"

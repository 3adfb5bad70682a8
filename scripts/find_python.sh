#!/bin/sh
# Print the Python that the project is built with: $PYTHON if it is set, else the newest of
# python3.14 to python3.11, else python3. It must be 3.11 or newer and able to make a virtual
# environment. Prints nothing but a message on standard error, and fails, if there is none.
set -u

usable() {
    "$1" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

if [ -n "${PYTHON:-}" ]; then
    if usable "$PYTHON"; then
        echo "$PYTHON"
        exit 0
    fi
    echo "PYTHON=$PYTHON is not a Python >= 3.11 with the venv and ensurepip modules." >&2
    exit 1
fi
for name in python3.14 python3.13 python3.12 python3.11 python3; do
    if usable "$name"; then
        command -v "$name"
        exit 0
    fi
done
echo "No Python >= 3.11 with the venv and ensurepip modules was found." >&2
echo "Install one (on Debian: apt-get install python3 python3-venv), or name one: make PYTHON=..." >&2
exit 1

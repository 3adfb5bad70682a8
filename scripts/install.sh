#!/bin/sh
# Put the command `tablee` on the person's PATH: by pipx or uv, which make an environment of its own,
# or by a link to the one in .venv. With --remove take it away again.
set -eu
if [ -z "${XDG_BIN_HOME:-}${HOME:-}" ]; then
    echo "HOME is not set: it says where your commands are." >&2
    exit 1
fi
folder="${XDG_BIN_HOME:-${HOME:-}/.local/bin}"
clone="$(pwd -P)"
ours="$clone/.venv/bin/tablee"

# Whether the link is ours, by whatever way this clone was reached when it was made.
is_ours() {
    target="$(readlink "$folder/tablee" 2>/dev/null)" &&
        [ "$(cd "${target%/.venv/bin/tablee}" 2>/dev/null && pwd -P)" = "$clone" ]
}

if [ "${1:-}" = --remove ]; then
    removed=
    if command -v pipx >/dev/null && pipx list --short 2>/dev/null | grep -q '^tablee '; then
        pipx uninstall tablee && removed=1
    fi
    if command -v uv >/dev/null && uv tool list 2>/dev/null | grep -q '^tablee '; then
        uv tool uninstall tablee && removed=1
    fi
    if is_ours; then
        rm "$folder/tablee" && removed=1
        echo "Removed $folder/tablee"
    fi
    [ -n "$removed" ] || echo "There was nothing to remove."
    exit 0
fi

# The compiled wheel fits no other Python than the one of .venv.
python="$clone/.venv/bin/python"
wheel="$("$python" scripts/build_wheel.py --wheel)"
if command -v pipx >/dev/null; then
    pipx install --python "$python" --force "$wheel"
elif command -v uv >/dev/null; then
    uv tool install --python "$python" --force "$wheel"
else
    if { [ -e "$folder/tablee" ] || [ -L "$folder/tablee" ]; } && ! is_ours; then
        echo "$folder/tablee is there already and is not ours; it was left alone." >&2
        exit 1
    fi
    mkdir -p "$folder"
    ln -sf "$ours" "$folder/tablee"
    echo "$folder/tablee now calls $ours"
    case ":$PATH:" in
    *":$folder:"*) echo "Try: tablee --help" ;;
    *) echo "$folder is not on your PATH yet: export PATH=\"$folder:\$PATH\"" ;;
    esac
fi

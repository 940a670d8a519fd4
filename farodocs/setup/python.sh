#!/bin/sh
# Prints the path of a Python that can make the virtual environment: 3.11 or later, with venv and ensurepip.
# A name on PATH is no promise (version managers leave stubs there, Debian leaves ensurepip out), so each one is run.

look() {
    for name in python3.14 python3.13 python3.12 python3.11 python3 python; do
        IFS=:
        for folder in $PATH; do
            unset IFS
            [ -x "$folder/$name" ] && "$folder/$name" -c "$1" 2>/dev/null && return
        done
    done
    return 1
}

recent='import sys; sys.version_info >= (3, 11) or sys.exit(1); '
whole="$recent import ensurepip, venv; print(sys.executable)"

look "$whole" && exit

lacking=$(look "$recent print('python%d.%d-venv' % sys.version_info[:2])")
if [ -z "$lacking" ]; then
    echo "Python 3.11 or later is needed and none was found on PATH." >&2
    exit 1
fi
if command -v apt-get >/dev/null; then
    [ "$(id -u)" -eq 0 ] && root="" || root="sudo -n"
    echo "This Python lacks venv: installing the package $lacking." >&2
    { $root apt-get update && $root apt-get install -y "$lacking"; } >&2 </dev/null && look "$whole" && exit
fi
echo "This Python lacks the modules venv and ensurepip: install the package $lacking (Debian's name for them)." >&2
exit 1

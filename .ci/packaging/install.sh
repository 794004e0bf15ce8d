#!/bin/sh
# Installs reportgen @VERSION@ and its server for you alone. It says what it does before it does it.
#
#   sh install.sh              asks, then installs below ~/.local
#   sh install.sh --yes        does not ask
#   PREFIX=/opt sh install.sh  installs there
#   RELEASE=FOLDER sh install.sh  takes the tarballs from a folder instead of the release's address
set -eu

version=@VERSION@
release=${RELEASE:-https://github.com/@REPOSITORY@/releases/download/v$version}
prefix=${PREFIX:-${HOME:?HOME is not set; name a folder in PREFIX}/.local}
sums='@SUMS@'

fail() {
    echo "install.sh: $1" >&2
    exit 1
}

answer=
case ${1:-} in
    "") ;;
    --yes) answer=y ;;
    *) fail "\"$1\" is not an option; the only one is --yes" ;;
esac
[ "$(uname -s)" = Linux ] || fail "this is not Linux; README.md says how to build reportgen elsewhere"
machine=$(uname -m)
case $machine in
    @MACHINES@) ;;
    *) fail "there is no reportgen $version for $machine, only for @MACHINES@" ;;
esac
for tool in tar gzip sha256sum mktemp; do
    command -v "$tool" >/dev/null 2>&1 || fail "$tool is missing"
done

fetch() {
    case $release in
        https://*)
            if command -v curl >/dev/null 2>&1; then
                curl --fail --location --silent --show-error --proto =https --retry 3 --output "$2" "$1"
            elif command -v wget >/dev/null 2>&1; then
                wget --quiet --https-only --output-document "$2" "$1"
            else
                fail "neither curl nor wget is there to fetch it"
            fi
            ;;
        *) cp "$1" "$2" ;;
    esac
}

echo "This will"
echo "  1. fetch reportgen and reportgen-serve $version for $machine from"
echo "     $release"
echo "  2. compare their SHA-256 sums with those in this file"
echo "  3. put bin/reportgen, bin/reportgen-serve, their manual and completions below"
echo "     $prefix"
echo "Nothing else is changed, and no administrator is needed for a folder of yours."
if [ -z "$answer" ]; then
    # What is piped into a shell has no keyboard of its own.
    if [ -t 0 ]; then
        printf 'Go on? [y/N] '
        read -r answer
    elif (: </dev/tty) 2>/dev/null; then
        printf 'Go on? [y/N] '
        read -r answer </dev/tty
    else
        fail "nobody is here to answer; --yes goes on without asking"
    fi
fi
case $answer in
    y | Y | yes | Yes | YES) ;;
    *) fail "nothing was done" ;;
esac

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for program in reportgen reportgen-serve; do
    name=$program-$version-linux-$machine
    fetch "$release/$name.tar.gz" "$folder/$name.tar.gz" || fail "$name.tar.gz cannot be fetched; nothing was installed"
    (cd "$folder" && echo "$sums" | grep " $name.tar.gz\$" | sha256sum --check --strict --status) ||
        fail "$name.tar.gz is not what this file says it should be; nothing was installed"
    tar --extract --gzip --no-same-owner --directory "$folder" --file "$folder/$name.tar.gz"
done
mkdir -p "$prefix"
for program in reportgen reportgen-serve; do
    cp -R "$folder/$program-$version-linux-$machine/." "$prefix/"
done
"$prefix/bin/reportgen" --version >/dev/null || fail "$prefix/bin/reportgen does not start"
echo "reportgen $version is in $prefix/bin."
case :$PATH: in
    *:"$prefix/bin":*) echo "Begin with: reportgen init my-year" ;;
    *) echo "Your PATH does not name that folder. Begin with: $prefix/bin/reportgen init my-year" ;;
esac

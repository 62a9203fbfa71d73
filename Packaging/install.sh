#!/bin/sh
# Installs a packed release below a folder.
#
#   sh install.sh FOLDER OWNER/NAME|ADDRESS|FILE
#
# The second word is a repository on GitHub, from which the release of this checkout's version comes, or the archive
# itself.
set -eu
folder=$1
source=$2
version=$(sh "$(dirname "$0")/../Makefile.d/version.sh")
case $(uname -s)-$(uname -m) in
Linux-x86_64) machine=linux-x86_64 ;;
Linux-aarch64) machine=linux-aarch64 ;;
*)
  echo "install: there is no packed release for $(uname -s) on $(uname -m); 'make install' compiles one" >&2
  exit 1
  ;;
esac
name=lifeguard-$version-$machine
mkdir -p "$folder"
case $source in
*.tar.xz) ;;
*) source=https://github.com/$source/releases/download/v$version/$name.tar.xz ;;
esac
if [ -f "$source" ]; then
  cp "$source" "$folder/$name.tar.xz"
  cp "$source.sha256" "$folder/$name.tar.xz.sha256"
else
  curl -fsSL --retry 3 -o "$folder/$name.tar.xz" "$source"
  curl -fsSL --retry 3 -o "$folder/$name.tar.xz.sha256" "$source.sha256"
fi
(cd "$folder" && sha256sum -c --quiet "$name.tar.xz.sha256")
tar -C "$folder" --strip-components=1 -xJf "$folder/$name.tar.xz"
rm -f "$folder/$name.tar.xz" "$folder/$name.tar.xz.sha256"
"$folder/bin/lifeguard" --version
# A workflow's later steps find the command, and the cache is that of the version.
if [ -n "${GITHUB_OUTPUT:-}" ]; then echo "version=$version" >>"$GITHUB_OUTPUT"; fi
if [ -n "${GITHUB_PATH:-}" ]; then echo "$folder/bin" >>"$GITHUB_PATH"; fi

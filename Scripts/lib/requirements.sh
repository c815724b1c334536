# Sourced by the scripts: sees to it that the libraries, fonts and symbols are there, and installs only what is not.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

say() { printf '%s\n' "$*" >&2; }

# What to do by hand, and the exit code that means "the machine lacks something".
lacks() {
  say "Missing: $1"
  say "Install it with: $2"
  exit 4
}

debian_packages=(
  pkg-config libcairo2-dev libpango1.0-dev librsvg2-dev libdeflate-dev
  fonts-inter fonts-noto-core bootstrap-icons
)
homebrew_packages=(pkg-config cairo pango librsvg libdeflate)
homebrew_casks=(font-inter font-noto-sans)
for script in arabic hebrew thai devanagari bengali tamil telugu gujarati gurmukhi kannada malayalam sinhala khmer lao \
  myanmar georgian armenian ethiopic math symbols symbols-2; do
  homebrew_casks+=("font-noto-sans-$script")
done

require_debian_packages() {
  local missing=() package
  for package in "$@"; do
    /usr/bin/dpkg-query --show --showformat '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
      missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0

  local install="apt-get install --yes --no-install-recommends ${missing[*]}"
  local runner=()
  if [ "$(id -u)" -ne 0 ]; then
    if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
      runner=(sudo -n)
    else
      lacks "${missing[*]}" "sudo apt-get update && sudo $install"
    fi
  fi
  say "Installing ${missing[*]}"
  if ! { ${runner[@]+"${runner[@]}"} apt-get update --quiet --quiet &&
    DEBIAN_FRONTEND=noninteractive ${runner[@]+"${runner[@]}"} $install --quiet --quiet; } >&2; then
    lacks "${missing[*]}" "sudo apt-get update && sudo $install"
  fi
}

require_homebrew_packages() {
  command -v brew >/dev/null || lacks "Homebrew" "https://brew.sh"
  local missing=() package
  for package in "${homebrew_packages[@]}"; do
    brew list --formula "$package" >/dev/null 2>&1 || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] || brew install "${missing[@]}" >&2 ||
    lacks "${missing[*]}" "brew install ${missing[*]}"
  missing=()
  for package in "${homebrew_casks[@]}"; do
    brew list --cask "$package" >/dev/null 2>&1 || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] || brew install --cask "${missing[@]}" >&2 ||
    lacks "${missing[*]}" "brew install --cask ${missing[*]}"
  local folder
  for folder in /opt/homebrew /usr/local; do
    [ ! -d "$folder/lib/node_modules/bootstrap-icons" ] || return 0
  done
  lacks "Bootstrap Icons" "npm install --global bootstrap-icons"
}

# Everything that building and drawing need; more package names for Debian may follow.
require_packages() {
  case "$(uname -s)" in
  Darwin) require_homebrew_packages ;;
  *)
    if [ -x /usr/bin/dpkg-query ]; then
      require_debian_packages "${debian_packages[@]}" "$@"
    else
      pkg-config --exists pangocairo pangoft2 librsvg-2.0 libdeflate 2>/dev/null ||
        lacks "cairo, Pango, librsvg and libdeflate with their headers" "your system's package manager"
    fi
    ;;
  esac
  command -v swift >/dev/null || lacks "Swift 6" "https://www.swift.org/install"
}

# Packages that some tests are better for: installed where that is allowed; else false, with how to install them said.
# A build server must have them.
want_packages() {
  if [ -x /usr/bin/dpkg-query ]; then
    if (require_debian_packages "$@"); then return 0; fi
  elif command -v chromedriver >/dev/null && command -v python3 >/dev/null; then
    return 0
  else
    say "Missing: Chromium or Chrome, chromedriver and Python 3"
    [ "$(uname -s)" != Darwin ] || say "Install them with: brew install --cask chromium chromedriver && brew install python"
  fi
  [ -z "${CI:-}" ] || exit 4
  say "Without them the pages are not tested in a browser."
  return 1
}

# One set of flags for every script, so that whatever one of them built is not built again by another: the tests look
# into modules, which a release build allows only where it is told to.
build_flags=(--configuration release -Xswiftc -enable-testing)
# A build server takes no warning; a newcomer with a newer compiler may see some, and still gets the pictures.
[ -z "${BARSNAP_STRICT:-}" ] || build_flags+=(-Xswiftc -warnings-as-errors)

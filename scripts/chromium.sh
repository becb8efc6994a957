#!/usr/bin/env bash
# Finds the Chromium for the browser tests and the bench, and prints its path. Chromium's headless shell is preferred, because a page costs it half as
# much as the whole browser; on Debian, as root, it is installed if it is missing. Elsewhere any Chromium or Chrome will do.
set -euo pipefail
find_first() {
  local name
  for name in "$@"; do
    if [ -n "$name" ] && command -v "$name"; then return; fi
  done
  return 1
}
install_shell() {
  [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null || return 1
  # Packages of a machine that was set up long ago may be gone from Debian, so the list is fetched first.
  { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation; } >&2
}
find_first "${CHROMIUM:-}" chromium-headless-shell && exit
if install_shell; then command -v chromium-headless-shell && exit; fi
find_first chromium chromium-browser google-chrome

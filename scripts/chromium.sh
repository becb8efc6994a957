#!/usr/bin/env bash
# Finds a Chromium for the browser tests, or installs Debian's. Prints its path.
set -euo pipefail
for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
  if [ -n "$name" ] && path=$(command -v "$name"); then
    echo "$path"
    exit 0
  fi
done
{ apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium fonts-liberation; } >&2
command -v chromium

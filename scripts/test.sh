#!/usr/bin/env bash
# Every check of the project, one after the other: build, lint, unit tests, browser tests, what is measured.
# Ends with a line "N passed, N failed"; a step that cannot start counts as failed.
set -uo pipefail
cd "$(dirname "$0")/.."
export GATSBY_TELEMETRY_DISABLED=1 CI=true
rm -rf test-results && mkdir -p test-results
passed=0 failed=0

step() { # name command…
  local name=$1; shift
  echo "== $name"
  if "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "!! $name failed"; return 1; fi
}
# Adds the tests a runner reports to the sum; a runner without a report is one failure.
count() { # file, expression giving [passed, failed]
  local sums
  if sums=$(node -p "const r=require('./$1'); ($2).join(' ')" 2>/dev/null); then
    passed=$((passed + ${sums% *})); failed=$((failed + ${sums#* }))
  else
    failed=$((failed + 1)); echo "!! no report in $1"
  fi
}
browser() { # project workers
  echo "== browser: $1"
  REPORT=$1 npx playwright test --project="$1" --workers="$2" || true
  # What keeps the runner from starting is an error of the report, not of a test; a run of nothing is no success either.
  count "test-results/$1.json" \
    "[r.stats.expected, r.stats.unexpected + r.stats.flaky + r.stats.skipped + r.errors.length + (r.stats.expected === 0)]"
}

CHROMIUM=$(bash scripts/chromium.sh) || { echo "!! no Chromium"; failed=$((failed + 1)); }
export CHROMIUM
step build npm run build --silent
step lint npm run lint --silent
echo "== unit tests"
npx jest --ci --maxWorkers=2 --json --outputFile=test-results/unit.json || true
count test-results/unit.json "[r.numPassedTests, r.numFailedTests + r.numPendingTests + r.numRuntimeErrorTestSuites]"
# Google's emulator comes with no package of npm or Debian: where it is, the rules are asked too.
if bash scripts/firestoreEmulator.sh >/dev/null; then
  echo "== rules of Firestore"
  npm run --silent test:rules -- --ci --json --outputFile=test-results/rules.json || true
  count test-results/rules.json "[r.numPassedTests, r.numFailedTests + r.numPendingTests + r.numRuntimeErrorTestSuites]"
else
  echo "== rules of Firestore: not asked, no emulator on this machine (README, Firebase)"
fi
browser pages 2
# One at a time: two Chromiums on two cores measure each other.
browser measured 1

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]

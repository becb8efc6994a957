#!/usr/bin/env bash
# Every check of the project: build, lint, unit tests, browser tests, measurements.
# The build uses one processor for most of its time. Steps that do not need it run meanwhile; its output is printed when it is done.
# The last line is "N passed, N failed"; a step that cannot start counts as failed.
set -uo pipefail
cd "$(dirname "$0")/.."
export GATSBY_TELEMETRY_DISABLED=1 CI=true
rm -rf test-results && mkdir -p test-results
passed=0 failed=0

tell() { # name, status of what ran
  if [ "$2" -eq 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "!! $1 failed"; fi
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
unit() { # name of the report, options of Jest…
  local report=test-results/$1.json; shift
  npx jest --ci --json --outputFile="$report" "$@" || true
  count "$report" "[r.numPassedTests, r.numFailedTests + r.numPendingTests + r.numRuntimeErrorTestSuites]"
}

CHROMIUM=$(bash scripts/chromium.sh) || { echo "!! no Chromium"; failed=$((failed + 1)); }
export CHROMIUM
npm run build --silent >test-results/build.log 2>&1 &
build=$!
trap 'kill "$build" 2>/dev/null' EXIT
echo "== lint"
npm run lint --silent
tell lint $?
echo "== unit tests"
unit unit --maxWorkers=2 --testPathIgnorePatterns /node_modules/ /firebase/ exitDrill
echo "== build"
wait "$build"
status=$?
trap - EXIT
cat test-results/build.log
tell build $status
echo "== unit tests of what was built"
unit built exitDrill
# Google's emulator is not among the npm packages; where it is installed, the rules are tested too.
if bash scripts/firestoreEmulator.sh >/dev/null; then
  echo "== rules of Firestore"
  npm run --silent test:rules -- --ci --json --outputFile=test-results/rules.json || true
  count test-results/rules.json "[r.numPassedTests, r.numFailedTests + r.numPendingTests + r.numRuntimeErrorTestSuites]"
else
  echo "== rules of Firestore: not asked, no emulator on this machine (docs/firebase.md)"
fi
# Three workers on two processors, because a test waits for its page a third of its time. Whatever has a limit is the same on a busy machine.
echo "== browser"
npx playwright test --project=pages --workers=3 || true
# A failure to start is an error of the report, not of a test, so it is added; a run without any test counts as a failure too.
count test-results/browser.json \
  "[r.stats.expected, r.stats.unexpected + r.stats.flaky + r.stats.skipped + r.errors.length + (r.stats.expected === 0)]"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]

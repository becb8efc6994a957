#!/usr/bin/env bash
# Prints the path of Google's own Firestore emulator, for Java; fails where there is none. Debian package google-cloud-cli-firestore-emulator, or
# its jar in FIRESTORE_EMULATOR_JAR.
jar=${FIRESTORE_EMULATOR_JAR:-/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar}
command -v java >/dev/null && [ -f "$jar" ] && echo "$jar"

#!/usr/bin/env bash
# Prints the path of Google's own Firestore emulator (a jar for Java); fails if there is none. It is in the Debian package
# google-cloud-cli-firestore-emulator; FIRESTORE_EMULATOR_JAR may name another jar.
jar=${FIRESTORE_EMULATOR_JAR:-/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar}
command -v java >/dev/null && [ -f "$jar" ] && echo "$jar"

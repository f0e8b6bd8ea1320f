#!/usr/bin/env bash
# Tests build-android.sh without an NDK: assembles the Android archive in a copy of target/maven, with this machine's native library
# instead of Android's, and checks its contents.
set -euo pipefail
cd "$(dirname "$0")/../../.."
work=$PWD/target/android/try
rm -rf "$work"
mkdir -p "$work"
cp -r target/maven "$work/maven"
for abi in arm64-v8a armeabi-v7a x86_64 x86; do
  install -D target/release/liblastro_mobile.so "$work/libraries/$abi/liblastro_mobile.so"
done
LASTRO_MAVEN=$work/maven bash bindings/mobile/android/build-android.sh --libraries "$work/libraries"

cd "$work"/maven/dev/lastro/lastro/*/
# the archive contains all expected files, and its classes are those of the jar
diff <(jar --list --file ./*.aar | grep -v '/$' | sort) - <<'PARTS'
AndroidManifest.xml
R.txt
classes.jar
jni/arm64-v8a/liblastro_mobile.so
jni/armeabi-v7a/liblastro_mobile.so
jni/x86/liblastro_mobile.so
jni/x86_64/liblastro_mobile.so
proguard.txt
PARTS
env -C "$work" jar --extract --file "$(ls "$PWD"/*.aar)" classes.jar
classes() { jar --list --file "$1" | grep 'class$' | sort; }
diff <(classes "$work/classes.jar") <(classes "$(ls ./*[0-9].jar)")
# the Gradle metadata is valid JSON, each variant's file exists, and the POM announces the metadata
python3 - ./*.module <<'PYTHON'
import json, os, sys
variants = json.load(open(sys.argv[1]))["variants"]
files = [file["url"] for variant in variants for file in variant["files"]]
assert len(variants) == 4 and len(set(files)) == 2 and all(map(os.path.exists, files)), files
versions = [one["version"]["requires"] for variant in variants for one in variant["dependencies"]]
assert all(version[:1].isdigit() for version in versions), versions
PYTHON
grep -q published-with-gradle-metadata ./*.pom
for file in ./*.aar ./*.module ./*.pom; do echo "$(cat "$file.sha1")  $file"; done | sha1sum --check --quiet

#!/usr/bin/env bash
# Assembles the Swift package, a git repository from which SwiftPM can fetch it, and the example programs that depend on it.
#   stage.sh GENERATED LIBRARY STAGE VERSION
# GENERATED is the folder with the output of lastro-mobile-bindgen, LIBRARY the static library. The script writes into STAGE:
#   package       the package with its tests
#   prefix        the native library with its pkg-config file, as it would be installed on a system
#   lastro-swift  the repository to publish: a git repository with the package under the tag VERSION
#   examples      programs that depend on the repository's tag
# Unchanged files keep their modification time, so that they are not built again.
set -euo pipefail
generated=$1 library=$2 stage=$3 version=$4
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)

# put FROM TO: copies a file or a folder; skips files that have not changed
put() {
  local file to
  if [ -f "$1" ]; then
    cmp -s "$1" "$2" || { mkdir -p "$(dirname "$2")" && cp "$1" "$2"; }
    return
  fi
  (cd "$1" && find . -type f) | while read -r file; do
    to=$2/${file#./}
    cmp -s "$1/$file" "$to" || { mkdir -p "$(dirname "$to")" && cp "$1/$file" "$to"; }
  done
}

package=$stage/package
put "$here" "$package"
put "$root/bindings/mobile/examples/swift/client" "$package/Tests/LastroClientTests"
put "$root/bindings/mobile/examples/swift/stories/Story.swift" "$package/Tests/LastroClientTests/Story.swift"
put "$generated/Adapters.swift" "$package/Tests/LastroTests/Adapters.swift"
put "$generated/Lastro.swift" "$package/Sources/Lastro/Lastro.swift"
put "$generated/LastroFFI.h" "$package/Sources/LastroFFI/LastroFFI.h"
put "$generated/module.modulemap" "$package/Sources/LastroFFI/module.modulemap"
if [ "$(uname)" = Darwin ]; then bash "$here/build-xcframework.sh"; fi

# install the library, on Linux without the sections that only a debugger or UniFFI reads
mkdir -p "$stage/prefix/lib/pkgconfig"
if [ "$library" -nt "$stage/prefix/lib/liblastro_mobile.a" ]; then
  cp "$library" "$stage/prefix/lib/liblastro_mobile.a"
  if [ "$(uname)" = Linux ]; then strip --strip-debug "$stage/prefix/lib/liblastro_mobile.a"; fi
fi
sed "s/@VERSION@/$version/" "$here/lastro.pc" >"$stage/prefix/lib/pkgconfig/lastro.pc"

repository=$stage/lastro-swift
for part in Package.swift Sources Tests LastroApple.xcframework; do
  if [ -e "$package/$part" ]; then put "$package/$part" "$repository/$part"; fi
done
for licence in LICENSE-APACHE LICENSE-MIT; do put "$root/$licence" "$repository/$licence"; done
put "$root/bindings/mobile/examples/swift" "$stage/examples"
in_repository() {
  git -C "$repository" -c user.name="The lastro developers" -c user.email=lastro@localhost -c commit.gpgsign=false \
    -c tag.gpgsign=false "$@"
}
if [ -d "$repository/.git" ] && [ -z "$(in_repository status --porcelain)" ]; then exit 0; fi
in_repository init --quiet --initial-branch=main
in_repository add --all
in_repository commit --quiet --message "$version"
in_repository tag --force "$version"
# SwiftPM refuses a tag that has moved to another commit: delete what it fetched before
rm -rf "$stage"/{examples,benches}/.build "$stage"/{examples,benches}/Package.resolved

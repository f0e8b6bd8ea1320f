#!/usr/bin/env bash
# Puts the Swift package together, and what depends on it.
#   stage.sh GENERATED LIBRARY STAGE VERSION
# GENERATED: the folder with what lastro-mobile-bindgen wrote. LIBRARY: the static library. STAGE gets:
#   package       the package with its tests
#   prefix        the library as it is installed on a system
#   lastro-swift  what would be published: a git repository with the package under the tag VERSION
#   examples      programs that depend on that tag
# What has not changed keeps its time, so that it is not built again.
set -euo pipefail
generated=$1 library=$2 stage=$3 version=$4
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)

# put FROM TO: copies a file, or all of a folder, where it differs
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

# without the parts that only a debugger or UniFFI reads
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
# a tag that moved is another package to SwiftPM: what it has fetched goes
rm -rf "$stage"/{examples,benches}/.build "$stage"/{examples,benches}/Package.resolved

#!/usr/bin/env bash
# Downloads a Python for ARM from Debian's archive and unpacks it into FOLDER. Run it with
# `qemu-aarch64 -L FOLDER FOLDER/usr/bin/python3.11`. No package is installed, but apt gets ARM as an additional architecture, for which
# the script needs root on Debian 12.
#   arm.sh FOLDER
set -euo pipefail
mkdir -p "$1/packages"
cd "$1/packages"
dpkg --add-architecture arm64
apt-get update -qq
apt-get download -qq {libc6,python3.11-minimal,libpython3.11-minimal,libpython3.11-stdlib,libexpat1,zlib1g,libssl3,libffi8,libgcc-s1,libbz2-1.0,liblzma5}:arm64
for package in ./*.deb; do
  dpkg -x "$package" ..
done

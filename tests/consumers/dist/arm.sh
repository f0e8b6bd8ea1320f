#!/usr/bin/env bash
# Unpacks a Python for ARM from Debian's archive into a folder. `qemu-aarch64 -L FOLDER FOLDER/usr/bin/python3.11` runs it. The
# script installs nothing. It must run as root on Debian 12, because it adds ARM to apt's architectures.
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

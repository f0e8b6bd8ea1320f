# The twin of the billing service: `lastro serve` with its database in the volume /data.
#
#   docker build --tag lastro .
#   docker run --publish 127.0.0.1:8130:8130 --volume lastro:/data lastro
#
# It prints the token that opens /_twin/, and an API key. Arguments are added at the end: `... lastro --key KEY --token TOKEN`.

FROM rust:1.95.0-slim-bookworm AS build
# SQLite is compiled from the source that its crate contains; the image has the C compiler for it.
WORKDIR /source
COPY . .
RUN cargo build --release --locked --package lastro-cli

FROM debian:12.12-slim
RUN useradd --system --uid 10001 --no-create-home lastro && install --directory --owner=lastro /data
COPY --from=build /source/target/release/lastro /usr/local/bin/lastro
USER lastro
WORKDIR /data
VOLUME /data
EXPOSE 8130
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s CMD ["bash", "-c", \
    "exec 3<>/dev/tcp/127.0.0.1/8130 && printf 'GET /_twin/health HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
# Inside of the container it listens on every address; the port is published on loopback alone.
ENTRYPOINT ["lastro", "serve", "--host", "0.0.0.0"]

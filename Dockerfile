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
# Dependencies stay compiled in a cache of the builder: a change of the sources compiles the project's own crates alone.
RUN --mount=type=cache,target=/usr/local/cargo/registry --mount=type=cache,target=/source/target \
    cargo build --release --locked --package lastro-cli && cp target/release/lastro /usr/local/bin/lastro

FROM debian:12.12-slim
RUN useradd --system --uid 10001 --no-create-home lastro && install --directory --owner=lastro /data
COPY --from=build /usr/local/bin/lastro /usr/local/bin/lastro
USER lastro
WORKDIR /data
VOLUME /data
EXPOSE 8130
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s CMD ["lastro", "health"]
# Inside of the container it listens on every address; the port is published on loopback alone.
ENTRYPOINT ["lastro", "serve", "--host", "0.0.0.0"]

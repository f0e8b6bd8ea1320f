# Builds the image of `lastro serve`, the twin (a simulation) of the billing service. Its database is in the volume /data.
#
#   docker build --tag lastro .
#   docker run --publish 127.0.0.1:8130:8130 --volume lastro:/data lastro
#
# The container prints the token for the page /_twin/, and an API key. Arguments of `lastro serve` go to the end of the command:
# `... lastro --key KEY --token TOKEN`.

FROM rust:1.95.0-slim-bookworm AS build
# The image has a C compiler, which builds SQLite from the source in its crate.
WORKDIR /source
COPY . .
# The cache keeps compiled dependencies between builds: if only the sources change, only the project's own crates are compiled.
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
# Inside the container, the server listens on all addresses. The command above publishes its port on the loopback address only.
ENTRYPOINT ["lastro", "serve", "--host", "0.0.0.0"]

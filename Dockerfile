# The command in a small image: `docker build -t lifeguard .`, then `docker run --rm -v "$PWD:/work" lifeguard verify`.
FROM swift:6.3-bookworm AS build
WORKDIR /source
COPY Package.swift Makefile LICENSE ./
COPY Makefile.d Makefile.d
COPY Packaging Packaging
COPY Site Site
COPY Sources Sources
COPY Tests Tests
RUN make install PREFIX=/usr/local DESTDIR=/built

FROM debian:bookworm-slim
COPY --from=build /built/usr/local /usr/local
WORKDIR /work
ENTRYPOINT ["lifeguard"]

# The site as an image: what runs, and nothing it was made of. docs/run-with-containers.md says how it is started.
FROM docker.io/library/node:24-bookworm-slim AS build
WORKDIR /source
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# What the site says it was made of: there is no git in here.
ARG GIT_COMMIT=
RUN npm run package
WORKDIR /site
# Of the packages stays what Node loads: source maps, types, tests and builds for others are half of them.
RUN tar -xzf /source/build/mendline-*.tgz --strip-components=1 \
  && npm ci \
  && find node_modules \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.cts' -o -name '*.md' \
    -o -path '*/satori/dist/experimental.*' -o -path '*/satori/dist/standalone.*' -o -path '*/harfbuzzjs/test/*' \
    -o -name pgcrypto.tar.gz \) -type f -delete \
  && mkdir /data

# Debian's C and C++ libraries, certificates and time zones, without a shell; its user 65532 is nobody else.
FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /site /site
COPY --from=build --chown=65532:65532 /data /data
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_OPTIONS=--max-semi-space-size=4
WORKDIR /data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s --interval=15s --timeout=5s \
  CMD ["node", "/site/bin/mendline.js", "is-ready"]
ENTRYPOINT ["node", "/site/bin/mendline.js"]

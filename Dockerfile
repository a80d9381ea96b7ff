# Three stages: the build, the packages that a running product needs, and what is shipped.

FROM node:24-bookworm-slim AS build
WORKDIR /pronto
COPY package.json package-lock.json .npmrc ./
# Not `npm ci`: docs/architecture.md says why.
RUN npm install --no-save --include=dev --include=optional --loglevel=error
COPY . .
RUN node scripts/prepare.mjs

FROM node:24-bookworm-slim AS packages
WORKDIR /pronto
COPY package.json package-lock.json .npmrc ./
# Optional packages are tools' and another Node; the two that the product needs come from the build. Nobody debugs in here.
RUN npm install --no-save --omit=dev --omit=optional --loglevel=error \
	&& find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:24-bookworm-slim
WORKDIR /pronto
COPY --from=packages /pronto/node_modules node_modules
# Pictures and password hashes, as this kind of machine runs them.
COPY --from=build /pronto/node_modules/@img node_modules/@img
COPY --from=build /pronto/node_modules/@node-rs node_modules/@node-rs
# Says that everything is installed.
COPY --from=build /pronto/node_modules/.pronto node_modules/.pronto
COPY --from=build /pronto/build build
COPY package.json package-lock.json server.ts ./
COPY app/db/embedded-worker.mjs app/db/embedded-program.server.ts app/db/lock.server.ts app/db/
COPY app/env/env-fields.server.ts app/env/
COPY drizzle drizzle
COPY scripts scripts
RUN mkdir /data && chown node:node /data
# Memory as `npm start` has it (scripts/launch/memory.mjs). PRONTO_NODE_ENV switches the sandbox off.
ENV NODE_ENV=production \
	PRONTO_NODE_ENV=production \
	PRONTO_DATA=/data \
	HOST=0.0.0.0 \
	NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=512" \
	MALLOC_ARENA_MAX=2 \
	MALLOC_TRIM_THRESHOLD_=131072
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.ts"]

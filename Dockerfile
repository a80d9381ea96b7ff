# Built with its packages and its build inside, so that a container starts at once.
FROM node:24-bookworm-slim
WORKDIR /pronto
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --include=dev --include=optional --loglevel=error
COPY . .
RUN node scripts/prepare.mjs
RUN mkdir .data && chown node:node .data
USER node
ENV NODE_ENV=production
EXPOSE 3000
CMD ["node", "scripts/start.mjs"]

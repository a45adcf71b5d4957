# Every front-end slice's image. From the repository's root:
#   docker build -f deploy/images/front-end.Dockerfile --build-arg SLICE=mfe-blog -t mfe-blog .
# A Dockerfile in the folder of a slice takes its place.
ARG NODE_IMAGE=docker.io/library/node:24-slim
ARG NGINX_IMAGE=docker.io/nginxinc/nginx-unprivileged:stable

FROM ${NODE_IMAGE} AS parts
ARG SLICE
WORKDIR /app
COPY deploy/images/packages-of.mjs deploy/images/pick-parts.mjs /pick/
COPY package.json package-lock.json .npmrc ./
COPY packages packages
COPY ${SLICE} ${SLICE}
# What comes of it is what the layers below are keyed by: a package that this slice does not import changes none of them.
RUN node /pick/pick-parts.mjs "$SLICE" /parts

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY --from=parts /parts/manifests ./
# Leaves in the lock file what this slice needs: a library of another slice then changes no layer below.
RUN npm pkg delete devDependencies scripts && npm install --package-lock-only --ignore-scripts --loglevel=error

FROM ${NODE_IMAGE} AS build
ARG SLICE
WORKDIR /app
COPY --from=manifests /app ./
RUN npm ci --ignore-scripts --loglevel=error
COPY --from=parts /parts/sources ./
RUN RELEASE=true node packages/web-build/src/build.ts "$SLICE" && mv "$SLICE/dist" /slice

# After the build, so that a commit which changes nothing here builds nothing.
ARG COMMIT=
RUN node -e "const { readFileSync, writeFileSync } = require('node:fs'); const file = '/slice/slice.json'; const slice = JSON.parse(readFileSync(file, 'utf8')); if (process.env.COMMIT) slice.commit = process.env.COMMIT; writeFileSync(file, JSON.stringify(slice, null, 2) + '\\n')"

FROM ${NGINX_IMAGE}
COPY --from=build /app/packages/web-build/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /slice /srv/slice
EXPOSE 8080
# bash and not curl, which not every Debian has; without a slice.json the gateway would call this slice missing.
HEALTHCHECK --interval=10s --timeout=10s --start-period=5s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /slice.json HTTP/1.0\\r\\n\\r\\n' >&3 && read -r answer <&3 && [[ $answer == *' 200 '* ]]"]

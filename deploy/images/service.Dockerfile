# Every service's image. From the repository's root:
#   docker build -f deploy/images/service.Dockerfile --build-arg SLICE=svc-blog -t svc-blog .
# A Dockerfile in the folder of a service takes its place.
ARG NODE_IMAGE=docker.io/library/node:24-slim

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

FROM ${NODE_IMAGE} AS libraries
WORKDIR /app
COPY --from=manifests /app ./
RUN npm ci --omit=dev --ignore-scripts --loglevel=error

FROM ${NODE_IMAGE}
ARG SLICE
ENV NODE_ENV=production NODE_COMPILE_CACHE=/app/.cache PORT=8080 INTERNAL_PORT=9090 SLICE=${SLICE}
WORKDIR /app
RUN install -d -o node -g node .cache
COPY --from=libraries /app ./
COPY --from=parts /parts/sources ./
USER node
# Compiled here, by the user that runs it: where the root is read-only, no start could keep what it compiles.
RUN node -e "import('/app/' + process.env.SLICE + '/src/service.ts').then(() => process.exit(0))"
EXPOSE 8080 9090
# What /api/docs says of it; last, so that a commit which changes nothing here changes no layer.
ARG COMMIT=
ENV COMMIT=${COMMIT}
# bash and not Node, whose start is dear: on a busy machine so many at once would be late, and make it busier.
HEALTHCHECK --interval=10s --timeout=10s --start-period=60s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$INTERNAL_PORT && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r answer <&3 && [[ $answer == *' 200 '* ]]"]
# The file holds secrets and is mounted, where there is one; a variable that is set outside wins. The shell gives way to Node, which
# so hears the signals itself.
CMD ["sh", "-c", "exec node --env-file-if-exists=/run/sufra/env \"$SLICE/src/main.ts\""]

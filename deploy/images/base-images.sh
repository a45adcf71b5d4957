#!/usr/bin/env bash
# Makes stand-ins for the public base images where no engine runs and nothing can be pulled: Debian by debootstrap, with the
# Node binary of the npm package `node`, or with Debian's nginx as a non-root user. For `buildah build` and `buildah run`
# alone; what is built on them is never pushed. Usage: base-images.sh <name for node> <name for nginx>
set -euo pipefail
node_image=$1
nginx_image=$2
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rootfs=$work/rootfs
debootstrap --variant=minbase --include=ca-certificates bookworm "$rootfs" >"$work/log" 2>&1 || { tail "$work/log" >&2; exit 1; }
# This machine's certificates, for a registry behind a proxy with one of its own.
cp /etc/ssl/certs/ca-certificates.crt "$rootfs/etc/ssl/certs/ca-certificates.crt"
rm -rf "$rootfs"/var/cache/apt/archives/*.deb

npm install --prefix "$work/node" --no-save --silent node@24 npm@11 >/dev/null
container=$(buildah from scratch)
buildah copy -q "$container" "$rootfs" / >/dev/null
buildah copy -q "$container" "$work/node/node_modules/node/bin/node" /usr/local/bin/node >/dev/null
buildah copy -q "$container" "$work/node/node_modules/npm" /usr/local/lib/node_modules/npm >/dev/null
buildah run "$container" -- sh -c '
  ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
  groupadd -g 1000 node && useradd -u 1000 -g node -m node'
buildah config \
  --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
  --env npm_config_cafile=/etc/ssl/certs/ca-certificates.crt \
  --cmd node "$container"
buildah commit -q --rm "$container" "$node_image" >/dev/null

container=$(buildah from scratch)
buildah copy -q "$container" "$rootfs" / >/dev/null
buildah run "$container" -- sh -c '
  apt-get update -qq && apt-get install -y -qq --no-install-recommends nginx gettext-base >/dev/null 2>&1
  rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/* /etc/nginx/conf.d/*
  groupadd -g 101 nginx && useradd -u 101 -g 101 nginx'
# As in the public image: everything that nginx writes is below /tmp.
cat >"$work/nginx.conf" <<'CONF'
error_log stderr warn;
pid /tmp/nginx.pid;
worker_processes auto;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  client_body_temp_path /tmp/client_temp;
  proxy_temp_path /tmp/proxy_temp;
  fastcgi_temp_path /tmp/fastcgi_temp;
  uwsgi_temp_path /tmp/uwsgi_temp;
  scgi_temp_path /tmp/scgi_temp;
  access_log off;
  include /etc/nginx/conf.d/*.conf;
}
CONF
buildah copy -q "$container" "$work/nginx.conf" /etc/nginx/nginx.conf >/dev/null
buildah config --user 101 --port 8080 --cmd '["nginx","-e","stderr","-g","daemon off;"]' "$container"
buildah commit -q --rm "$container" "$nginx_image" >/dev/null

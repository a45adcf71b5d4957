import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { answers, Failed, freePort, run, waitUntil } from './run.mjs';

const env = { STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' };
const bases = {
  node: 'docker.io/library/node:24-slim',
  nginx: 'docker.io/nginxinc/nginx-unprivileged:stable',
};
const buildah = (...args) => run('buildah', args, { env });

async function sizeOf(image) {
  const { Manifest } = JSON.parse(await buildah('inspect', '--type', 'image', image));
  return JSON.parse(Manifest).layers.reduce((sum, { size }) => sum + size, 0);
}

async function installTools() {
  if ((await answers('buildah', ['--version'])) && (await answers('debootstrap', ['--version']))) return;
  if (process.getuid() !== 0)
    throw new Failed('No Docker engine answers, and installing buildah needs root.');
  await run('apt-get', ['update', '-qq']);
  const packages = ['buildah', 'debootstrap'];
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

async function ensureBases(say) {
  const known = await Promise.all(Object.values(bases).map(image => answers('buildah', ['inspect', image])));
  if (known.every(Boolean)) return;
  say('Making base images out of Debian and the npm package of Node …');
  await run(join(import.meta.dirname, 'base-images.sh'), [bases.node, bases.nginx]);
}

/** Everything below a process of ours, the oldest first. */
async function descendants(pid) {
  const table = (await run('ps', ['-eo', 'pid=,ppid=,comm=']))
    .split('\n')
    .map(line => line.trim().split(/\s+/))
    .map(([own, parent, name]) => ({ pid: Number(own), parent: Number(parent), name }));
  const below = of => table.filter(({ parent }) => parent === of).flatMap(one => [one, ...below(one.pid)]);
  return below(pid);
}

function isAlive({ pid }) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** As an engine does: asks the image's own process, and ends what is left after its time. True when nothing had to be. */
async function stopBelow(child) {
  const below = await descendants(child.pid);
  const own = below.find(({ name }) => !name.includes('buildah'));
  if (own && isAlive(own)) process.kill(own.pid, 'SIGTERM');
  const isOver = () => child.exitCode !== null && !below.some(isAlive);
  await waitUntil('stopping', isOver, 12_000).catch(() => undefined);
  const left = [...below, child].filter(isAlive);
  for (const { pid } of left) process.kill(pid, 'SIGKILL');
  return child.exitCode === 0 && left.length === 0;
}

/** No engine: images are built and their processes started in a chroot, which shares this machine's network. */
export async function openBuildah({ say }) {
  await installTools();
  process.env.STORAGE_DRIVER = env.STORAGE_DRIVER;
  process.env.BUILDAH_ISOLATION = env.BUILDAH_ISOLATION;
  await ensureBases(say);
  const baseSizes = { node: await sizeOf(bases.node), nginx: await sizeOf(bases.nginx) };

  return {
    name: `${await run('buildah', ['--version'])}, chroot isolation, over base images made here`,
    limits: [
      'the public base images: nothing was pulled; Debian with the npm package of Node, and Debian’s nginx, stood in',
      'a read-only root, dropped capabilities, memory limits and networks: a chroot has none of these',
      'MongoDB and the compose file as a whole: they need an engine',
    ],
    build: ({ name, dockerfile, context }) =>
      buildah(
        ...['build', '--format', 'docker', '--layers=false'],
        ...['-f', join(context, dockerfile), '--build-arg', `SLICE=${name}`],
        ...['-t', `sufra-try/${name}`, context],
      ),
    sizeAboveBase: async ({ name, base }) => (await sizeOf(`localhost/sufra-try/${name}`)) - baseSizes[base],
    config: async name =>
      JSON.parse(await buildah('inspect', '--type', 'image', `sufra-try/${name}`)).Docker.config,
    place: async () => ({ host: '127.0.0.1', port: await freePort(), internalPort: await freePort() }),
    broker: async () => process.env.RABBITMQ_URL ?? 'amqp://guest:guest@127.0.0.1:5672',

    async start({ name, env: variables, place, config }) {
      const container = await buildah('from', `sufra-try/${name}`);
      // One network for all: nginx cannot have 8080 four times. The port is the only thing that is changed.
      const isNginx = config.User === '101';
      const onPort = text => (isNginx ? text.replaceAll('8080', String(place.port)) : text);
      if (isNginx) {
        const change = `s/listen 8080/listen ${place.port}/`;
        await buildah(
          'run',
          '--user',
          'root',
          container,
          '--',
          'sed',
          '-i',
          change,
          '/etc/nginx/conf.d/default.conf',
        );
      }
      const given = Object.entries(variables).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
      const command = [...(config.Entrypoint ?? []), ...config.Cmd];
      const child = spawn('buildah', ['run', ...given, container, '--', ...command], {
        env: { ...process.env, ...env },
      });
      let said = '';
      child.stdout.on('data', data => (said += data));
      child.stderr.on('data', data => (said += data));
      const [, ...test] = config.Healthcheck.Test;
      return {
        isHealthy: () => {
          if (child.exitCode !== null)
            throw new Failed(`${name} ended with ${child.exitCode}\n${said.slice(-2_000)}`);
          return answers('buildah', ['run', ...given, container, '--', ...test.map(onPort)]);
        },
        log: () => said,
        exec: args => buildah('run', ...given, container, '--', ...args),
        async stop() {
          const isClean = await stopBelow(child);
          await buildah('rm', container);
          return isClean;
        },
      };
    },
    has: name => answers('buildah', ['inspect', '--type', 'image', `sufra-try/${name}`]),
    close: async names => {
      for (const name of names) await answers('buildah', ['rmi', '--force', `sufra-try/${name}`]);
    },
  };
}

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildImage, docker, fetchImage, isImageThere, stagesSince } from './engine.mjs';
import { answers, Failed, run, waitUntil } from './run.mjs';
import { repository } from './slices.mjs';

const bases = { node: 'node:24-slim', nginx: 'nginxinc/nginx-unprivileged:stable' };

/** The broker that the compose file names. */
function brokerImage() {
  const compose = readFileSync(join(repository, 'docker-compose.yml'), 'utf8');
  const [image] = /rabbitmq:[\w.-]+/.exec(compose) ?? [];
  if (!image) throw new Failed('docker-compose.yml names no image of RabbitMQ.');
  return image;
}

const sizeOf = async image => Number(await docker('image', 'inspect', '--format', '{{.Size}}', image));

/** Both of its outputs: what ends a process is said on the second. */
const logOf = container => run('sh', ['-c', 'docker logs --tail 200 "$0" 2>&1', container]);

// Each container has an address of its own; only what one container answers has to differ.
const portsOf = { local: { port: 27017, internalPort: 1025 }, inbox: { port: 1080 } };

/** With an engine: each part in a container of its own, locked down as in the compose file, on one network. */
export async function openDocker() {
  const network = `sufra-try-${randomBytes(3).toString('hex')}`;
  for (const image of Object.values(bases)) await fetchImage(image);
  await docker('network', 'create', network);
  const removeStages = await stagesSince();
  const broker = `${network}-rabbitmq`;

  return {
    name: `Docker ${await docker('version', '--format', '{{.Server.Version}}')}`,
    limits: ['MongoDB and the compose file as a whole: `npm run compose:try` starts those'],
    build: slice => buildImage({ ...slice, tag: `sufra-try/${slice.name}` }),
    sizeAboveBase: async ({ name, base }) =>
      (await sizeOf(`sufra-try/${name}`)) - (await sizeOf(bases[base])),
    config: async name =>
      JSON.parse(await docker('image', 'inspect', '--format', '{{json .Config}}', `sufra-try/${name}`)),
    place: async name => ({
      host: `${network}-${name}`,
      ...(portsOf[name] ?? { port: 8080, internalPort: 9090 }),
    }),

    async broker() {
      if (process.env.RABBITMQ_URL) return process.env.RABBITMQ_URL;
      const password = randomBytes(18).toString('hex');
      const image = brokerImage();
      await fetchImage(image);
      await docker('run', '-d', '--name', broker, '--network', network, image);
      const ctl = (...args) => docker('exec', broker, 'rabbitmqctl', '-q', ...args);
      const ping = () => docker('exec', broker, 'rabbitmq-diagnostics', '-q', 'check_port_connectivity');
      await waitUntil(
        'RabbitMQ',
        () =>
          ping().then(
            () => true,
            () => false,
          ),
        120_000,
      );
      // Whatever account the image makes by itself, this one is ours.
      await ctl('add_user', 'try', password);
      await ctl('set_permissions', 'try', '.*', '.*', '.*');
      return `amqp://try:${password}@${broker}:5672`;
    },

    async start({ name, env: variables, place, publish = [] }) {
      const given = Object.entries(variables).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
      const ports = publish.flatMap(port => ['-p', `127.0.0.1:${port}:${port}`]);
      const locked = [
        '--read-only',
        '--tmpfs',
        '/tmp',
        // Where the embedded Mongo and the inbox keep what they know: a volume has the owner that the image gives it, a tmpfs root.
        ...(name === 'local' ? ['--volume', '/data'] : []),
        '--cap-drop',
        'ALL',
        '--security-opt',
        'no-new-privileges',
      ];
      await docker(
        'run',
        '-d',
        '--name',
        place.host,
        '--network',
        network,
        ...locked,
        ...given,
        ...ports,
        `sufra-try/${name}`,
      );
      const state = format => docker('inspect', '--format', format, place.host);
      return {
        isHealthy: async () => {
          const [status, health] = (await state('{{.State.Status}} {{.State.Health.Status}}')).split(' ');
          if (status === 'exited') throw new Failed(`${name} ended\n${await logOf(place.host)}`);
          return health === 'healthy';
        },
        log: () => logOf(place.host),
        exec: args => docker('exec', place.host, ...args),
        async stop() {
          await docker('stop', '-t', '12', place.host);
          const code = await state('{{.State.ExitCode}}');
          await docker('rm', '-v', place.host);
          return code === '0';
        },
      };
    },
    has: name => isImageThere(`sufra-try/${name}`),
    async close(names) {
      const left = await docker('ps', '-aq', '--filter', `network=${network}`);
      if (left) await docker('rm', '-f', '-v', ...left.split('\n'));
      await docker('network', 'rm', network);
      for (const name of names) await answers('docker', ['image', 'rm', '-f', `sufra-try/${name}`]);
      if (names.length > 0) await removeStages();
    },
  };
}

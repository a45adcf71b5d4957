import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { reservePorts } from '../start/reserve-ports.ts';

const run = promisify(execFile);
const programs = '/usr/lib/rabbitmq/bin';

/** Why there is no cluster here; undefined when there can be one. */
export const noCluster = (): string | undefined =>
  existsSync(join(programs, 'rabbitmq-server')) ? undefined : `no rabbitmq-server in ${programs}`;

export interface Node {
  name: string;
  port: number;
  start(): Promise<void>;
  /** As when its machine loses power. */
  kill(): Promise<void>;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Three nodes of RabbitMQ with names, ports, folders and a port mapper of their own, which no other broker here knows of. */
export async function startCluster(folder: string) {
  const ports = reservePorts();
  const mapper = await ports.next();
  const names = ['one', 'two', 'three'].map(name => `sufra-${name}-${process.pid}@localhost`);
  const config = [
    'cluster_formation.peer_discovery_backend = classic_config',
    ...names.map((name, at) => `cluster_formation.classic_config.nodes.${at + 1} = ${name}`),
    'cluster_partition_handling = pause_minority',
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'rabbitmq.conf'), `${config.join('\n')}\n`);
  writeFileSync(join(folder, 'plugins'), '[].');
  const common = { ...process.env, HOME: folder, ERL_EPMD_PORT: String(mapper), NODE_OPTIONS: '' };

  async function control(name: string, ...args: string[]): Promise<string> {
    const env = { ...common, RABBITMQ_LOGS: '-' };
    const { stdout } = await run(join(programs, 'rabbitmqctl'), ['-q', '-n', name, ...args], { env });
    return stdout;
  }

  async function openNode(name: string): Promise<Node> {
    const [port, between] = [await ports.next(), await ports.next()];
    const own = join(folder, name);
    const pidFile = join(own, 'pid');
    mkdirSync(own, { recursive: true });
    const env = {
      ...common,
      RABBITMQ_NODENAME: name,
      RABBITMQ_NODE_PORT: String(port),
      RABBITMQ_DIST_PORT: String(between),
      RABBITMQ_MNESIA_BASE: join(own, 'data'),
      RABBITMQ_LOG_BASE: join(own, 'log'),
      RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'plugins'),
      RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq.conf'),
      RABBITMQ_PID_FILE: pidFile,
    };
    return {
      name,
      port,
      async start() {
        spawn(join(programs, 'rabbitmq-server'), { env, stdio: 'ignore' });
        for (let tries = 0; tries < 60; tries += 1) {
          const isUp = await control(name, 'await_startup', '--timeout', '10').then(
            () => true,
            () => false,
          );
          if (isUp) return;
          await wait(500);
        }
        throw new Error(`${name} does not start: see ${own}`);
      },
      async kill() {
        const pid = Number(readFileSync(pidFile, 'utf8'));
        process.kill(pid, 'SIGKILL');
        while (isAlive(pid)) await wait(20);
      },
    };
  }

  const nodes: Node[] = [];
  for (const name of names) nodes.push(await openNode(name));
  await ports.release();
  for (const node of nodes) await node.start();

  return {
    nodes,
    control,
    async stop() {
      for (const node of nodes) await node.kill().catch(() => undefined);
      await run('epmd', ['-port', String(mapper), '-kill']).catch(() => undefined);
    },
  };
}

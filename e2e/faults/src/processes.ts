import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { connect } from 'amqplib';
import { repository } from '../../src/folders.ts';

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

const all = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of all) child.kill('SIGKILL');
});

function watched(child: ChildProcess): ChildProcess {
  all.add(child);
  child.once('exit', () => all.delete(child));
  return child;
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const program = '/usr/lib/rabbitmq/bin/rabbitmq-server';
/** Why there is no broker here that may be broken; undefined when there is one. */
export const noPrivateBroker = (): string | undefined =>
  existsSync(program) ? undefined : `no rabbitmq-server at ${program}`;

/** A broker of its own: its ports, its folder, its name; no other product knows of it. */
export async function startBroker(folder: string) {
  const [port, distPort] = [await freePort(), await freePort()];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'plugins'), '[].');
  const pidFile = join(folder, 'pid');
  const url = `amqp://guest:guest@127.0.0.1:${port}`;
  const env = {
    ...process.env,
    HOME: folder,
    RABBITMQ_NODENAME: `faults-${process.pid}@localhost`,
    RABBITMQ_NODE_PORT: String(port),
    RABBITMQ_DIST_PORT: String(distPort),
    RABBITMQ_MNESIA_BASE: join(folder, 'mnesia'),
    RABBITMQ_LOG_BASE: join(folder, 'log'),
    RABBITMQ_LOGS: '-',
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'plugins'),
    RABBITMQ_CONFIG_FILE: join(folder, 'none'),
    RABBITMQ_PID_FILE: pidFile,
  };
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = watched(spawn(program, { env, stdio: 'ignore' }));
    for (let tries = 0; tries < 240; tries += 1) {
      const answered = await connect(url, { timeout: 2_000 }).then(
        connection => connection.close().then(() => true),
        () => false,
      );
      if (answered) return;
      await pause(250);
    }
    // One that is only slow would come up later, and stay when the suite has ended.
    if (existsSync(pidFile)) await end('SIGKILL');
    else await kill(child, 'SIGKILL');
    throw new Error('the broker of this suite does not start');
  }

  /** The node itself, which the child only began. */
  const node = () => Number(readFileSync(pidFile, 'utf8'));
  async function end(signal: NodeJS.Signals): Promise<void> {
    const pid = node();
    if (isAlive(pid)) process.kill(pid, signal);
    for (let tries = 0; tries < 240 && isAlive(pid); tries += 1) await pause(50);
    await kill(child, 'SIGKILL');
  }

  await start();
  return { port, url, start, kill: () => end('SIGKILL'), stop: () => end('SIGKILL') };
}

/** The embedded Mongo as a process of its own, which a fault may kill in a write. */
export async function startDatabase(folder: string) {
  const port = await freePort();
  const script = join(repository, 'local', 'stand-ins', 'mongo', 'src', 'main.ts');
  let child: ChildProcess;

  async function start(): Promise<void> {
    const env = { ...process.env, PORT: String(port), MONGO_FOLDER: folder, STOP_WITH_PARENT: 'yes' };
    child = watched(spawn(process.execPath, [script], { env, stdio: ['pipe', 'pipe', 'ignore'] }));
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the database ended with ${code}`);
    });
    ended.catch(() => undefined);
    if (child.stdout) await Promise.race([once(child.stdout, 'data'), ended]);
    child.stdout?.resume();
  }
  await start();
  return {
    port,
    start,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    pid: () => child.pid ?? 0,
    kill: () => kill(child, 'SIGKILL'),
    stop: () => kill(child, 'SIGTERM'),
  };
}

/** The inbox, in place of a mail server. */
export async function startMailServer(folder: string) {
  const [smtp, web] = [await freePort(), await freePort()];
  mkdirSync(folder, { recursive: true });
  const script = join(repository, 'local', 'stand-ins', 'inbox', 'src', 'run-inbox.ts');
  const args = ['127.0.0.1', String(smtp), String(web), folder];
  const child = watched(fork(script, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }));
  await once(child, 'message');
  return {
    port: smtp,
    web: `http://127.0.0.1:${web}`,
    pid: child.pid ?? 0,
    stop: () => kill(child, 'SIGTERM'),
  };
}

import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Where `npm start` keeps compiled code too; without it each start compiles all again. */
const compiled = fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url));

export type MongoProcess = {
  child: ChildProcessByStdio<Writable, Readable, null>;
  line: string;
  url: string;
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/** The embedded Mongo as a process of its own, once it has said where it is. */
export async function startProcess(env: Record<string, string>): Promise<MongoProcess> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', NODE_COMPILE_CACHE: compiled, ...env },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
  return {
    child,
    line: String(line),
    url: /mongodb:\S+/.exec(String(line))?.[0] ?? '',
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

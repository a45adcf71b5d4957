import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const script = join(import.meta.dirname, '..', '..', 'local', 'src', 'start.ts');

export interface Running {
  origin: string;
  pid: number;
  seconds: number;
  stop(): Promise<number>;
}

const secondsSince = (began: number) => (performance.now() - began) / 1000;

function announced(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', chunk => {
      output += chunk;
      const origin = /the site\s+(http\S+)/.exec(output)?.[1];
      if (origin) resolve(origin);
    });
    child.once('exit', code => reject(new Error(`the start command ended with ${code}\n${output}`)));
  });
}

/** The start command with data of its own; `stop` answers how long stopping took. */
export async function runProduct(args: string[] = [], env: Record<string, string> = {}): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-bench-'));
  const began = performance.now();
  const child = spawn(process.execPath, [script, '--port', '0', ...args], {
    env: { ...process.env, DATA_FOLDER: folder, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await announced(child);
  return {
    origin,
    pid: child.pid ?? 0,
    seconds: secondsSince(began),
    async stop() {
      const asked = performance.now();
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
      return secondsSince(asked);
    },
  };
}

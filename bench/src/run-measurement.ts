import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Line } from './report.ts';

export interface Result {
  name: string;
  lines: Line[];
  seconds: number;
  /** What it ended with where it did not end well. */
  failure?: string;
}

const limitMs = 300_000;
const graceMs = 5_000;

/** A group that is empty by now has no process to tell. */
function signalGroup(pid: number | undefined, signal: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/**
 * One measurement in a process group of its own, so that whatever it started ends with it: when it is done, when it takes
 * longer than five minutes, and when the operator stops the command.
 */
export async function runMeasurement(name: string, folder: string): Promise<Result> {
  const file = join(folder, `${name}.jsonl`);
  writeFileSync(file, '');
  const began = performance.now();
  const child = spawn(process.execPath, ['--no-warnings', join(import.meta.dirname, `${name}.ts`)], {
    env: { ...process.env, BENCH_RESULTS: file },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const end = (signal: NodeJS.Signals) => signalGroup(child.pid, signal);
  const onStop = () => {
    end('SIGKILL');
    process.exit(130);
  };
  process.once('SIGINT', onStop).once('SIGTERM', onStop);
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    end('SIGTERM');
    setTimeout(end, graceMs, 'SIGKILL').unref();
  }, limitMs);
  const [code, signal] = await once(child, 'exit');
  clearTimeout(limit);
  process.off('SIGINT', onStop).off('SIGTERM', onStop);
  end('SIGKILL');
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Line);
  const failure = isLate
    ? `it took longer than ${limitMs / 60_000} minutes`
    : `it ended with ${code ?? signal}`;
  const seconds = (performance.now() - began) / 1_000;
  return { name, lines, seconds, ...((isLate || code !== 0) && { failure }) };
}

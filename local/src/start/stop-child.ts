import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const patienceMs = 9_000;

/** Asks it to stop, and ends it when it does not. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const end = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(end);
}

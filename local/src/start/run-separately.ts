import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Launch, Part } from './part.ts';
import { stopChild } from './stop-child.ts';

const script = join(import.meta.dirname, 'run-child.ts');
const pauseMs = 1_000;
const maxPauseMs = 8_000;

interface Hooks {
  say(line: string): void;
  changed(): void;
}

/**
 * Runs a service as a process of its own. One that crashed or was killed comes back after a moment, on the same port; one
 * that was asked to stop stays away.
 */
export function runSeparately({ name, kind, env }: Launch, { say, changed }: Hooks): Part {
  let child: ChildProcess;
  let isStopping = false;
  let pause = pauseMs;

  const part: Part = {
    name,
    kind,
    pid: undefined,
    url: `http://127.0.0.1:${env.PORT}`,
    internalUrl: `http://127.0.0.1:${env.INTERNAL_PORT}`,
    stop: async () => {
      isStopping = true;
      await stopChild(child);
    },
  };

  const launch = () => {
    const startedAt = performance.now();
    // Detached, so that Ctrl-C reaches it once and in order, by way of the start command.
    child = fork(script, [name], {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true,
      // What spares memory where all share one process costs a process of its own a third of its speed.
      execArgv: [],
    });
    part.pid = child.pid;
    child.once('exit', (code, signal) => {
      part.pid = undefined;
      changed();
      if (isStopping || code === 0) return;
      if (performance.now() - startedAt > 30_000) pause = pauseMs;
      say(`${name} ended (${signal ?? `exit ${code}`}) and starts again in ${pause / 1000} s.`);
      setTimeout(() => {
        if (!isStopping) launch();
      }, pause);
      pause = Math.min(pause * 2, maxPauseMs);
    });
    changed();
  };
  launch();
  return part;
}

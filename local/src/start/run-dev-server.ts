import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repository } from '../slices/repository.ts';
import type { Part } from './part.ts';
import { stopChild } from './stop-child.ts';

const script = join(repository, 'packages', 'web-build', 'src', 'dev-in-site.ts');

export class DevServerFailed extends Error {}

/** The development server of a front-end slice: the gateway asks it for the slice's files instead of a build. */
export async function runDevServer(name: string, port: number): Promise<Part> {
  const child = fork(script, [name, String(port)], {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
    execArgv: [],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new DevServerFailed(`The development server of ${name} ended with ${code}; it says why above.`);
  });
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return {
    name,
    kind: 'dev-server',
    pid: child.pid,
    url: `http://127.0.0.1:${port}`,
    stop: () => stopChild(child),
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A service as a process of its own, which a test may kill; `main` is the file that starts it. */
export async function startAlone(main: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...env, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const ready = new Promise<string>(resolve => {
    createInterface({ input: child.stdout }).on('line', line => {
      const { msg, url } = JSON.parse(line);
      if (msg === 'ready') resolve(url);
    });
  });
  const neverReady = exited.then(([code]) => {
    throw new Error(`the service ended with ${code} before it was ready`);
  });
  return {
    url: await Promise.race([ready, neverReady]),
    kill: () => child.kill('SIGKILL'),
    exited,
  };
}

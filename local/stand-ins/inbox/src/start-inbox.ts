import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Inbox {
  pid: number | undefined;
  smtpUrl: string;
  webUrl: string;
  /** Settles when its process has ended, asked or not. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

interface InboxOptions {
  host?: string;
  smtpPort: number;
  webPort: number;
  folder: string;
}

const script = join(import.meta.dirname, 'run-inbox.ts');
const patienceMs = 9_000;

/** A mail server that keeps every mail to itself, and a page to read them on. */
export async function startInbox(options: InboxOptions): Promise<Inbox> {
  const { host = '127.0.0.1', smtpPort, webPort, folder } = options;
  const child = fork(script, [host, String(smtpPort), String(webPort), folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const failed = ended.then(([code]) => {
    throw new Error(`The inbox ended with ${code} before it was ready`);
  });
  await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => undefined);
  return {
    pid: child.pid,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    webUrl: `http://localhost:${webPort}`,
    ended,
    async stop() {
      child.kill('SIGTERM');
      const end = setTimeout(() => child.kill('SIGKILL'), patienceMs);
      await ended;
      clearTimeout(end);
    },
  };
}

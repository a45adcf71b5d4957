import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Inbox {
  readonly pid: number | undefined;
  smtpUrl: string;
  webUrl: string;
  stop(): Promise<void>;
}

interface InboxOptions {
  host?: string;
  smtpPort: number;
  webPort: number;
  folder: string;
  warn: (line: string) => void;
}

const script = join(import.meta.dirname, 'run-inbox.ts');
const patienceMs = 9_000;
const pauseMs = 1_000;

/** A mail server that keeps every mail to itself, and a page to read them on. One that has ended, say on a full disk, comes back. */
export async function startInbox(options: InboxOptions): Promise<Inbox> {
  const { host = '127.0.0.1', smtpPort, webPort, folder, warn } = options;
  let isStopping = false;

  const launch = () =>
    fork(script, [host, String(smtpPort), String(webPort), folder], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  let child = launch();

  async function keepRunning(): Promise<void> {
    while (!isStopping) {
      const [code, signal] = await once(child, 'exit');
      if (isStopping) return;
      warn(`the inbox ended (${signal ?? `exit ${code}`}) and starts again; mails wait for it.`);
      await wait(pauseMs);
      if (!isStopping) child = launch();
    }
  }

  await Promise.race([once(child, 'message'), neverReady(child)]);
  const kept = keepRunning();
  return {
    get pid() {
      return child.pid;
    },
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    webUrl: `http://localhost:${webPort}`,
    async stop() {
      isStopping = true;
      child.kill('SIGTERM');
      const end = setTimeout(() => child.kill('SIGKILL'), patienceMs);
      await kept;
      clearTimeout(end);
    },
  };
}

async function neverReady(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`The inbox ended with ${code} before it was ready`);
}

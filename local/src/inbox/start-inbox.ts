import { fork } from 'node:child_process';
import { join } from 'node:path';
import { isFree } from '../start/reserve-ports.ts';
import { stopChild } from '../start/stop-child.ts';
import { waitUntil } from '../start/wait-until.ts';

export interface Inbox {
  pid: number | undefined;
  smtpUrl: string;
  webUrl: string;
  stop(): Promise<void>;
}

interface InboxOptions {
  smtpPort: number;
  webPort: number;
  folder: string;
}

/** A mail server that keeps every mail to itself, and a page to read them on. */
export async function startInbox({ smtpPort, webPort, folder }: InboxOptions): Promise<Inbox> {
  const script = join(import.meta.dirname, 'run-inbox.ts');
  const child = fork(script, [String(smtpPort), String(webPort), folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const webUrl = `http://localhost:${webPort}`;
  await waitUntil('the inbox', async () => (await fetch(`http://127.0.0.1:${webPort}/email`)).ok);
  await waitUntil('the mail server', async () => !(await isFree(smtpPort)));
  return {
    pid: child.pid,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    webUrl,
    stop: () => stopChild(child),
  };
}

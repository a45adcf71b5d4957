import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BackupFault } from './backup-fault.ts';
import { sealed } from './backup-file.ts';
import { copyDatabases } from './copy-databases.ts';
import { type Client, ourDatabases } from './databases.ts';
import { whilePaused } from './while-paused.ts';

interface WriteBackup {
  client: Client;
  to: Writable;
  key: string | undefined;
  /** Nothing writes: every service is stopped. */
  isStopped: boolean;
  settleMs?: number;
  signal?: AbortSignal;
  say: (line: string) => void;
}

const usualSettleMs = 5_000;

/** Answers which databases are in it. */
export async function writeBackup(options: WriteBackup): Promise<string[]> {
  const { client, to, key, isStopped, settleMs = usualSettleMs, signal, say } = options;
  const databases = await ourDatabases(client);
  if (databases.length === 0)
    throw new BackupFault('There is nothing to back up: no database whose name begins with sufra-.');
  const copy = () =>
    pipeline(
      copyDatabases({ client, databases, say }),
      createGzip({ level: 3 }),
      (compressed: AsyncIterable<Buffer>) => sealed(compressed, key),
      to,
      { signal },
    );
  if (isStopped) await copy();
  else await whilePaused({ client, databases, settleMs, signal, say }, copy);
  return databases;
}

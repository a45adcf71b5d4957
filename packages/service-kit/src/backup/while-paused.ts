import { setTimeout as wait } from 'node:timers/promises';
import { holdPublishing, releasePublishing } from '../events/outbox/publishing-hold.ts';
import { BackupFault } from './backup-fault.ts';
import type { Client } from './databases.ts';

interface Paused {
  client: Client;
  databases: string[];
  /** How long events wait in their outboxes before the copy, so that those that were on their way arrive. */
  settleMs: number;
  /** Ends it early; writes go on then too. */
  signal?: AbortSignal | undefined;
  say: (line: string) => void;
}

const spareMs = 30_000;
const notLetIn = new Set<unknown>([13, 18]);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

async function lock(client: Client): Promise<void> {
  await client
    .db('admin')
    .command({ fsync: 1, lock: true })
    .catch(error => {
      if (!notLetIn.has(codeOf(error))) throw error;
      throw new BackupFault(
        'This account may not hold back writes: use one with the role hostManager or root (MONGO_URL), or stop all services and say --stopped.',
      );
    });
}

async function unlock(client: Client): Promise<void> {
  await client.db('admin').command({ fsyncUnlock: 1 });
}

const notLocked = 20;

/** For writes that a backup which was killed has left waiting. Answers whether there was a lock. */
export const unlockIfLocked = (client: Client): Promise<boolean> =>
  unlock(client).then(
    () => true,
    error => {
      if (codeOf(error) !== notLocked) throw error;
      return false;
    },
  );

/**
 * First events wait in their outboxes: what was published before is handled meanwhile, and no service learns what another's copy does
 * not have. Then writes wait, everywhere at once, while `copy` reads.
 */
export async function whilePaused(
  { client, databases, settleMs, signal, say }: Paused,
  copy: () => Promise<void>,
): Promise<void> {
  const each = databases.map(name => client.db(name));
  await Promise.all(each.map(database => holdPublishing(database, settleMs + spareMs)));
  try {
    await wait(settleMs, undefined, { signal });
    await lock(client);
    const began = performance.now();
    try {
      await copy();
    } finally {
      await unlock(client);
      say(`Writes waited for ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    }
  } finally {
    await Promise.all(each.map(releasePublishing));
  }
}

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UnusableFolder } from './unusable-folder.ts';

const settleTime = 100;

export type FolderLock = { release(): Promise<void> };

/** One process per folder: two would write over each other. The lock of a process that is gone is taken over. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'lock');
  const own = `${process.pid} ${startOf(process.pid)} ${randomUUID()}`;
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, own, { flush: true });
    await claim(path, draft);
  } finally {
    await rm(draft, { force: true });
  }
  if ((await readFile(path, 'utf8')) !== own) throw inUse(folder, 'another process');
  return {
    release: async () => {
      if ((await readFile(path, 'utf8').catch(() => '')) === own) await rm(path, { force: true });
    },
  };

  async function claim(target: string, from: string): Promise<void> {
    const isFree = await link(from, target).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
    if (isFree) return;
    const holder = await readFile(target, 'utf8').catch(() => '');
    if (isAlive(holder)) throw inUse(folder, `process ${holder.split(' ')[0]}`);
    await rename(from, target);
    await sleep(settleTime);
  }
}

function inUse(folder: string, holder: string): Error {
  return new UnusableFolder(
    `${folder} is in use by ${holder}. If no embedded Mongo runs there, delete the file 'lock' in it.`,
  );
}

/** A number alone could by now belong to another process; together with its start it cannot. */
function isAlive(holder: string): boolean {
  const [pid, start] = holder.split(' ');
  if (!pid || !exists(Number(pid))) return false;
  return start === '-' || startOf(Number(pid)) === start;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Object && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process began, in the kernel's ticks since boot; '-' where there is no /proc. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
  } catch {
    return '-';
  }
}

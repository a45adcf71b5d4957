import { constants, type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Entry } from './journal.ts';
import { signature, syncFolder } from './log-file.ts';
import type { Compactor, OpenLog, ShortLog } from './log-journal.ts';
import { toRecord } from './log-records.ts';
import type { Store } from './store.ts';

const wasteAllowed = 1000;
const writeSize = 1024 * 1024;
/** Each write goes to the end, also after the file was cut back. */
const emptyToAppend = constants.O_RDWR | constants.O_CREAT | constants.O_TRUNC | constants.O_APPEND;

export type LogPlace = { path: string; log: (line: string) => void };

/** The log has far more records than there is to say. */
export function isWasteful(records: number, store: Store): boolean {
  return records > 2 * store.size + wasteAllowed;
}

/**
 * The old log goes on being written, and answered from, until the new one is whole on the disk and has its name: a kill
 * at any moment leaves one of the two. When it fails, say for want of space, the old one simply stays.
 */
export function compactor(store: Store, { path, log }: LogPlace): Compactor {
  let isStopped = false;
  let notBefore = 0;

  async function discard(file: FileHandle | undefined): Promise<void> {
    notBefore = store.size * 4 + wasteAllowed * 4;
    await file?.close();
    await rm(`${path}.new`, { force: true });
  }

  async function giveUp(file: FileHandle | undefined, cause: unknown): Promise<void> {
    log(`the log stays long, since a short one could not be written: ${cause}`);
    await discard(file);
  }

  async function copy(entries: Entry[], size: number): Promise<ShortLog | undefined> {
    let file: FileHandle | undefined;
    try {
      file = await open(`${path}.new`, emptyToAppend);
      const short = await writeEntries(file, entries, () => isStopped);
      if (short) return { finish: old => takeOver({ short, old, from: size }) };
      await discard(file);
    } catch (error) {
      await giveUp(file, error);
    }
    return undefined;
  }

  async function takeOver({ short, old, from }: Handover): Promise<OpenLog> {
    try {
      await copyTail(old, short, from);
      await short.file.sync();
      await rename(`${path}.new`, path);
    } catch (error) {
      await giveUp(short.file, error);
      return old;
    }
    await syncFolder(dirname(path));
    await old.file.close();
    log(`compacted ${old.records} records into ${short.records}`);
    return short;
  }

  return {
    isDue: ({ records }) => !isStopped && records >= notBefore && isWasteful(records, store),
    begin: () => {
      notBefore = 0;
      const entries = [...store.entries()];
      return size => copy(entries, size);
    },
    stop: () => {
      isStopped = true;
    },
  };
}

type Handover = { short: OpenLog; old: OpenLog; from: number };

/** `undefined` when told to stop on the way. The pauses for the disk are when others get their turn. */
export async function writeEntries(
  file: FileHandle,
  entries: Iterable<Entry>,
  isStopped: () => boolean = () => false,
): Promise<OpenLog | undefined> {
  const short: OpenLog = { file, size: 0, records: 0 };
  let held: Uint8Array[] = [signature];
  let heldSize = signature.length;
  async function write(): Promise<void> {
    await file.appendFile(Buffer.concat(held));
    short.size += heldSize;
    held = [];
    heldSize = 0;
  }
  for (const entry of entries) {
    const record = toRecord(entry);
    held.push(record);
    heldSize += record.length;
    short.records += 1;
    if (heldSize < writeSize) continue;
    if (isStopped()) return undefined;
    await write();
  }
  await write();
  return short;
}

/** What was written to the old log since the moment that the short one describes. */
async function copyTail(old: OpenLog, short: OpenLog, from: number): Promise<void> {
  const chunk = Buffer.alloc(Math.min(writeSize, Math.max(1, old.size - from)));
  for (let at = from; at < old.size; ) {
    const { bytesRead } = await old.file.read(chunk, 0, Math.min(chunk.length, old.size - at), at);
    if (bytesRead === 0) throw new Error('the old log ended early');
    await short.file.appendFile(chunk.subarray(0, bytesRead));
    at += bytesRead;
    short.size += bytesRead;
  }
}

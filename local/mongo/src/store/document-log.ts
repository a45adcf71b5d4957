import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogJournal } from './log-journal.ts';
import { readRecords, toRecord } from './log-records.ts';
import type { Store } from './store.ts';

/** The first bytes of the file, so that no other file and no other format is taken for a log. */
const signature = Buffer.from('sufra-mongo-1\n');
const writeSize = 4 * 1024 * 1024;
const wasteAllowed = 1000;

export type LogOptions = { folder: string; log: (line: string) => void };

/** Fills the store with what the folder holds, then lets the journal write there. */
export async function openDocumentLog(
  store: Store,
  journal: LogJournal,
  { folder, log }: LogOptions,
): Promise<void> {
  const path = join(folder, 'documents.log');
  await rm(`${path}.new`, { force: true });
  const file = await openSigned(path, folder);
  const { records, end } = replay(store, file.fd);
  await cutTail(file, { path, end, log });
  let live = 0;
  for (const _ of store.entries()) live += 1;
  if (records <= 2 * live + wasteAllowed) {
    journal.open(file);
    return;
  }
  await file.close();
  await compact(store, path, folder);
  log(`compacted ${records} records into ${live}`);
  journal.open(await open(path, 'a'));
}

async function openSigned(path: string, folder: string): Promise<FileHandle> {
  const file = await open(path, 'a+');
  const { size } = await file.stat();
  if (size === 0) {
    await file.appendFile(signature);
    await file.datasync();
    await syncFolder(folder);
    return file;
  }
  const head = Buffer.alloc(signature.length);
  await file.read(head, 0, head.length, 0);
  if (head.equals(signature)) return file;
  await file.close();
  throw new Error(
    `${path} is not a log of this version of the embedded Mongo; move it away to start with an empty database`,
  );
}

function replay(store: Store, file: number): { records: number; end: number } {
  let records = 0;
  let end = signature.length;
  for (const record of readRecords(file, signature.length)) {
    store.apply(record.entry);
    records += 1;
    end = record.end;
  }
  return { records, end };
}

/** What a kill left half written was never answered. A copy is kept, for the case that it is a disk's fault. */
async function cutTail(
  file: FileHandle,
  { path, end, log }: { path: string; end: number; log: LogOptions['log'] },
): Promise<void> {
  const { size } = await file.stat();
  if (size <= end) return;
  const torn = Buffer.alloc(size - end);
  await file.read(torn, 0, torn.length, end);
  const copy = await open(`${path}.torn`, 'w');
  await copy.appendFile(torn);
  await copy.close();
  await file.truncate(end);
  await file.datasync();
  log(`cut ${size - end} bytes of a torn record off the log; they are in ${path}.torn`);
}

/** The old log stays until the new one is whole on the disk, so a kill at any moment leaves one of the two. */
async function compact(store: Store, path: string, folder: string): Promise<void> {
  const file = await open(`${path}.new`, 'w');
  let held: Buffer[] = [signature];
  let size = signature.length;
  for (const entry of store.entries()) {
    const record = toRecord(entry);
    held.push(record);
    size += record.length;
    if (size < writeSize) continue;
    await file.appendFile(Buffer.concat(held));
    held = [];
    size = 0;
  }
  await file.appendFile(Buffer.concat(held));
  await file.sync();
  await file.close();
  await rename(`${path}.new`, path);
  await syncFolder(folder);
}

/** A file's name is the folder's data. Windows cannot sync a folder, and does not need to. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

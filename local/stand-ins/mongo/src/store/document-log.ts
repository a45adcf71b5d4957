import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compactor, isWasteful, writeEntries } from './log-compaction.ts';
import { openSigned, signature, syncFolder } from './log-file.ts';
import type { LogJournal } from './log-journal.ts';
import { readRecords } from './log-records.ts';
import type { Store } from './store.ts';

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
  if (isWasteful(records, store)) {
    await file.close();
    await compact(store, path, folder);
    log(`compacted ${records} records into ${store.size}`);
    const short = await open(path, 'a+');
    const { size } = await short.stat();
    journal.open({ file: short, size, records: store.size }, compactor(store, { path, log }));
    return;
  }
  journal.open({ file, size: end, records }, compactor(store, { path, log }));
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

/** At a start no client waits for an answer yet, so it is done in one go. */
async function compact(store: Store, path: string, folder: string): Promise<void> {
  const file = await open(`${path}.new`, 'w');
  await writeEntries(file, store.entries());
  await file.sync();
  await file.close();
  await rename(`${path}.new`, path);
  await syncFolder(folder);
}

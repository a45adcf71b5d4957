import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setAside } from '../../../files/set-aside.ts';
import { compactor, isWasteful, writeEntries } from './log-compaction.ts';
import { openSigned, signature, syncFolder } from './log-file.ts';
import type { LogJournal } from './log-journal.ts';
import { readRecords, type Unread } from './log-records.ts';
import type { Store } from './store.ts';

export type LogOptions = { folder: string; log: (line: string) => void; warn: (line: string) => void };

/** Fills the store with what the folder holds, then lets the journal write there. */
export async function openDocumentLog(
  store: Store,
  journal: LogJournal,
  { folder, log, warn }: LogOptions,
): Promise<void> {
  const path = join(folder, 'documents.log');
  await rm(`${path}.new`, { force: true });
  const file = await openSigned(path, folder);
  const replayed = replay(store, file.fd);
  const { records, end, lost } = replayed;
  if (lost.length > 0) warn(wordsOf(replayed, path, setAside(path)));
  else await cutTail(file, { path, end, warn });
  if (lost.length > 0 || isWasteful(records, store)) {
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

type Replayed = {
  records: number;
  /** Of the last whole record. */
  end: number;
  /** Bytes before that which are no records. */
  lost: Unread[];
  recordsAfter: number;
  /** Documents that stood in the way of later ones. */
  gone: number;
};

function replay(store: Store, file: number): Replayed {
  const replayed: Replayed = { records: 0, end: signature.length, lost: [], recordsAfter: 0, gone: 0 };
  let unread: Unread | undefined;
  for (const stretch of readRecords(file, signature.length)) {
    if (!stretch.entry) {
      unread = stretch;
      continue;
    }
    if (unread) replayed.lost.push(unread);
    unread = undefined;
    replayed.gone += store.apply(stretch.entry);
    replayed.records += 1;
    replayed.end = stretch.end;
    if (replayed.lost.length > 0) replayed.recordsAfter += 1;
  }
  return replayed;
}

function wordsOf({ lost, recordsAfter, gone }: Replayed, path: string, copy: string): string {
  const records = lost.reduce((sum, stretch) => sum + stretch.records, 0);
  const bytes = lost.reduce((sum, { from, end }) => sum + end - from, 0);
  const places = lost.map(({ from, end }) => `${end - from} at byte ${from}`).join(', ');
  const ways = gone > 0 ? ` ${gone} older documents stood in the way of later ones and are gone.` : '';
  return (
    `${path} is damaged: at least ${records} of its records could not be read and what they changed is lost ` +
    `(${bytes} bytes: ${places}). The ${recordsAfter} records after the first of them are kept.${ways} ` +
    `The whole log as it was is in ${copy}.`
  );
}

/** What a kill left half written was never answered. A copy is kept, for the case that it is a disk's fault. */
async function cutTail(
  file: FileHandle,
  { path, end, warn }: { path: string; end: number; warn: LogOptions['warn'] },
): Promise<void> {
  const { size } = await file.stat();
  if (size <= end) return;
  const torn = Buffer.alloc(size - end);
  await file.read(torn, 0, torn.length, end);
  const copy = setAside(path, torn);
  await file.truncate(end);
  await file.datasync();
  warn(
    `cut ${size - end} bytes off the end of ${path}, from byte ${end}: no whole record is among them, as after a kill in the middle of a ` +
      `write, which was never answered. They are in ${copy}.`,
  );
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

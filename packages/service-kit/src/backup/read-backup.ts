import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupFault } from './backup-fault.ts';
import { opened } from './backup-file.ts';
import { type End, type Entry, entriesIn } from './content.ts';
import { documentSum } from './document-sum.ts';

export interface BackupSource {
  file: string;
  key: string | undefined;
}

/** Gives `take` the entries in their order. */
export const readEntries = (
  { file, key }: BackupSource,
  take: (entries: AsyncIterable<Entry>) => Promise<void>,
): Promise<void> =>
  pipeline(opened(createReadStream(file), key), createGunzip(), (content: AsyncIterable<Buffer>) =>
    take(entriesIn(content)),
  );

/** Reads the whole file and compares every checksum. Answers what is in it. */
export async function verifyBackup(source: BackupSource): Promise<End[]> {
  const found: End[] = [];
  let isWhole = false;
  await readEntries(source, async entries => {
    let sum = documentSum();
    for await (const { part, document } of entries) {
      if (document) sum.add(document);
      else if (part?.part === 'collection') sum = documentSum();
      else if (part?.part === 'end') found.push(checked(part, sum.read()));
      else isWhole = part?.collections === found.length;
    }
  });
  if (!isWhole) throw new BackupFault('The backup lacks a part of what it should hold.');
  return found;
}

export function checked(
  expected: End,
  { documents, bytes, sum }: ReturnType<ReturnType<typeof documentSum>['read']>,
): End {
  const { database, collection } = expected;
  if (documents === expected.documents && bytes === expected.bytes && sum === expected.sum) return expected;
  throw new BackupFault(
    `${database}.${collection} is not what was backed up: ${documents} documents with ${bytes} bytes, not ${expected.documents} with ${expected.bytes}, or others.`,
  );
}

import { readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { copyOf, decode } from '../values/value.ts';
import { type Entry, encodeEntry, maxDocumentSize } from './journal.ts';

/** A record is its length, the checksum of its bytes, and the bytes: an entry in BSON. */
const headSize = 8;
const maxRecordLength = maxDocumentSize * 2;
const readSize = 4 * 1024 * 1024;

export function toRecord(entry: Entry): Buffer {
  const bytes = encodeEntry(entry);
  const record = Buffer.allocUnsafe(headSize + bytes.length);
  record.writeUInt32LE(bytes.length, 0);
  record.writeUInt32LE(crc32(bytes), 4);
  record.set(bytes, headSize);
  return record;
}

export type ReadRecord = { entry: Entry; end: number };

/** From the start to the end, or to the first record that is not whole: a kill can leave the last ones torn. */
export function* readRecords(file: number, start: number): Generator<ReadRecord> {
  let held = Buffer.alloc(0);
  let end = start;
  let position = start;
  while (true) {
    const bytes = recordIn(held);
    if (bytes) {
      held = held.subarray(headSize + bytes.length);
      end += headSize + bytes.length;
      yield { entry: entryIn(bytes), end };
      continue;
    }
    if (bytes === null) return;
    const chunk = Buffer.allocUnsafe(readSize);
    const size = readSync(file, chunk, 0, readSize, position);
    if (size === 0) return;
    position += size;
    held = Buffer.concat([held, chunk.subarray(0, size)]);
  }
}

/** `undefined` when more bytes are needed, null when no more bytes would help. */
function recordIn(held: Buffer): Buffer | undefined | null {
  if (held.length < headSize) return undefined;
  const length = held.readUInt32LE(0);
  if (length < 5 || length > maxRecordLength) return null;
  if (held.length < headSize + length) return undefined;
  const bytes = held.subarray(headSize, headSize + length);
  return crc32(bytes) === held.readUInt32LE(4) ? bytes : null;
}

/** The checksum held, so these are the bytes that `toRecord` wrote. A binary would keep a view of them: copied. */
function entryIn(bytes: Buffer): Entry {
  return copyOf(decode(bytes)) as Entry;
}

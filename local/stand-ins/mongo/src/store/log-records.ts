import { fstatSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { copyOf, decode } from '../values/value.ts';
import { type Entry, encodeEntry, maxDocumentSize } from './journal.ts';

/** A record is its length, the checksum of its bytes, and the bytes: an entry in BSON. */
const headSize = 8;
const shortestRecord = 5;
const maxRecordLength = maxDocumentSize * 2;
const readSize = 4 * 1024 * 1024;
/** An entry's bytes begin with their length once more, by BSON's rule, and go on with the field `op`. */
const lengthSize = 4;
const entryStart = Buffer.from('\x02op\0');

export function toRecord(entry: Entry): Buffer {
  const bytes = encodeEntry(entry);
  const record = Buffer.allocUnsafe(headSize + bytes.length);
  record.writeUInt32LE(bytes.length, 0);
  record.writeUInt32LE(crc32(bytes), 4);
  record.set(bytes, headSize);
  return record;
}

/** Bytes of the log: a record, or what cannot be read and was so many of them at least. */
export type Stretch = { from: number; end: number; entry: Entry } | Unread;
export type Unread = { from: number; end: number; entry?: undefined; records: number };

/**
 * From the start to the end of the file. Bytes that are no record are passed over to the next one that is whole: a kill leaves such at
 * the end, a fault of the disk anywhere.
 */
export function* readRecords(file: number, start: number): Generator<Stretch> {
  const { size } = fstatSync(file);
  const bytesAt = openWindow(file);
  const recordAt = (at: number): Buffer | undefined => {
    if (at + headSize + shortestRecord > size) return undefined;
    const head = bytesAt(at, headSize);
    const [length, checksum] = [head.readUInt32LE(0), head.readUInt32LE(4)];
    if (length < shortestRecord || length > maxRecordLength || at + headSize + length > size)
      return undefined;
    const bytes = bytesAt(at + headSize, length);
    return crc32(bytes) === checksum ? bytes : undefined;
  };
  /** Their lengths may still be right: then they lead to the next whole one, over whatever is in them. */
  const unreadByLengths = (from: number): Unread | undefined => {
    let end = from;
    for (let records = 1; end + headSize <= size; records++) {
      const length = bytesAt(end, headSize).readUInt32LE(0);
      if (length < shortestRecord || length > maxRecordLength) return undefined;
      end += headSize + length;
      if (recordAt(end)) return { from, end, records };
    }
    return undefined;
  };
  const unreadBySearch = (from: number): Unread => {
    for (const place of placesOf(entryStart, { bytesAt, from: from + headSize, size })) {
      const end = place - headSize - lengthSize;
      if (end > from && recordAt(end)) return { from, end, records: 1 };
    }
    return { from, end: size, records: 1 };
  };

  for (let from = start; from < size; ) {
    const bytes = recordAt(from);
    const stretch = bytes
      ? { from, end: from + headSize + bytes.length, entry: entryIn(bytes) }
      : (unreadByLengths(from) ?? unreadBySearch(from));
    yield stretch;
    from = stretch.end;
  }
}

type BytesAt = (at: number, length: number) => Buffer;
type Looked = { bytesAt: BytesAt; from: number; size: number };

function* placesOf(wanted: Buffer, { bytesAt, from, size }: Looked): Generator<number> {
  for (let at = from; at < size; at += readSize - wanted.length + 1) {
    const piece = bytesAt(at, Math.min(readSize, size - at));
    for (let found = piece.indexOf(wanted); found >= 0; found = piece.indexOf(wanted, found + 1))
      yield at + found;
  }
}

/** Reads on in large pieces, however small the parts are that are asked for. */
function openWindow(file: number): BytesAt {
  let held = Buffer.alloc(0);
  let heldFrom = 0;
  return (at, length) => {
    if (at < heldFrom || at + length > heldFrom + held.length) {
      held = Buffer.allocUnsafe(Math.max(readSize, length));
      heldFrom = at;
      held = held.subarray(0, readFully(file, held, at));
    }
    return held.subarray(at - heldFrom, at - heldFrom + length);
  };
}

function readFully(file: number, into: Buffer, at: number): number {
  for (let done = 0; ; ) {
    const size = readSync(file, into, done, into.length - done, at + done);
    done += size;
    if (size === 0 || done === into.length) return done;
  }
}

/** The checksum held, so these are the bytes that `toRecord` wrote. A binary would keep a view of them: copied. */
function entryIn(bytes: Buffer): Entry {
  return copyOf(decode(bytes)) as Entry;
}

import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { types } from 'node:util';
import { createGunzip } from 'node:zlib';
import { UnreadableFile } from './exit-codes.ts';

const startLength = 2;
const isGzip = (start: Buffer) => start[0] === 0x1f && start[1] === 0x8b;

function encodingOf(start: Buffer) {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** The text of a file, or of what is open already, piece by piece: unpacked, and what is no text as '\ufffd'. */
export async function* openSource(source: string | Readable): AsyncGenerator<string> {
  try {
    const bytes: Readable = typeof source === 'string' ? createReadStream(source) : source;
    yield* decoded(unpacked(withStart(bytes)));
  } catch (error) {
    throw new UnreadableFile(reasonOf(error));
  }
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file; with --text its name is judged as a text',
  EISDIR: 'this is a folder; with --text its name is judged as a text',
  EACCES: 'it may not be read',
};

function reasonOf(error: unknown) {
  // An error of Node itself, from whatever realm.
  if (!types.isNativeError(error)) return String(error);
  return ('code' in error && reasons[String(error.code)]) || error.message;
}

/** The first piece says what kind of bytes they are: it is given out long enough for that. */
async function* withStart(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let start: Buffer | undefined = Buffer.alloc(0);
  for await (const piece of pieces) {
    if (!start) {
      yield piece;
      continue;
    }
    start = Buffer.concat([start, piece]);
    if (start.length < startLength) continue;
    yield start;
    start = undefined;
  }
  if (start && start.length > 0) yield start;
}

async function* unpacked(pieces: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const { value: first, done } = await pieces.next();
  if (done) return;
  const all = Readable.from(restOf(first, pieces));
  // An error of either comes out of the loop below.
  const bytes: AsyncIterable<Buffer> = isGzip(first) ? pipeline(all, createGunzip(), () => undefined) : all;
  yield* isGzip(first) ? withStart(bytes) : bytes;
}

async function* restOf(first: Buffer, pieces: AsyncGenerator<Buffer>) {
  yield first;
  yield* pieces;
}

async function* decoded(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(encodingOf(piece));
    yield decoder.decode(piece, { stream: true });
  }
  yield decoder?.decode() ?? '';
}

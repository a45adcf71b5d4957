import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { type ByteRange, byteRange } from './byte-range.ts';
import { Problem } from './problem.ts';

/** What a call answers whose answer is no JSON: a picture, a feed. */
export interface ContentAnswer {
  type: string;
  /** Unknown of what is written while it is sent: it has no parts, and its client sees by the connection whether it came whole. */
  length?: number;
  /** Another one for other bytes; without quotes. */
  etag: string;
  cacheControl: string;
  /** The bytes from `start` to before `end`. */
  read(range: ByteRange): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Content of which parts can be asked for. */
export type MeasuredContent = ContentAnswer & { length: number };

/** Content that is at hand as a whole. */
export const contentOf = (
  bytes: Uint8Array,
  about: Omit<ContentAnswer, 'length' | 'read'>,
): MeasuredContent => ({
  ...about,
  length: bytes.length,
  read: ({ start, end }) => [bytes.subarray(start, end)],
});

// Opened as a page of its own, it can do nothing.
const policy = "default-src 'none'; sandbox";

const names = (header: string, etag: string) =>
  header.trim() === '*' || header.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag);

export async function sendContent(req: Request, res: Response, content: ContentAnswer): Promise<void> {
  const { type, length, cacheControl } = content;
  const etag = `"${content.etag}"`;
  const known = req.get('if-none-match');
  const isKnown = known !== undefined && names(known, etag);
  const ifRange = req.get('if-range');
  const mayBePart = req.method === 'GET' && !isKnown && (ifRange === undefined || ifRange.trim() === etag);
  const part = mayBePart && length !== undefined ? byteRange(req.get('range'), length) : undefined;
  if (part === null) {
    res.set('content-range', `bytes */${length}`);
    throw new Problem('range_not_satisfiable');
  }
  const range = part ?? { start: 0, end: length ?? Number.POSITIVE_INFINITY };
  // What cannot be read is refused like anything else, as long as nothing of it is sent.
  const body = req.method === 'HEAD' || isKnown ? undefined : await begun(content.read(range));
  res.set({ etag, 'cache-control': cacheControl, 'content-security-policy': policy });
  if (isKnown) return void res.status(304).end();
  res.set({ 'content-type': type });
  if (length !== undefined)
    res.set({ 'accept-ranges': 'bytes', 'content-length': String(range.end - range.start) });
  if (part) res.set('content-range', `bytes ${range.start}-${range.end - 1}/${length}`);
  res.status(part ? 206 : 200);
  if (!body) return void res.end();
  await pipeline(Readable.from(body, { objectMode: false }), res).catch(error => {
    // The client has gone; the rest is not wanted.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** The same bytes, once the first of them are there. */
async function begun(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  const rest = (async function* () {
    yield* chunks;
  })();
  const first = await rest.next();
  return (async function* () {
    if (!first.done) yield first.value;
    yield* rest;
  })();
}

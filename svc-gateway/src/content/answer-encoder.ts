import type { IncomingHttpHeaders } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { bestEncoding, type ContentEncoding } from './best-encoding.ts';

const worthwhileBytes = 1_024;
const isText =
  /^(?:application\/(?:[\w.-]+\+)?(?:json|xml)|image\/svg\+xml|text\/(?!event-stream)[\w-]+)\s*(?:;|$)/i;

// Each answer is compressed anew: the quality that costs least for each byte that it saves.
const encoders: Record<ContentEncoding, (length: number) => Transform> = {
  br: length =>
    createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: length },
    }),
  gzip: () => createGzip({ level: 5 }),
};

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
}

/** Whether one client may get this answer in another form than the next. */
const mayVary = ({ method }: Request, { status, headers }: Answer) =>
  method !== 'HEAD' &&
  status === 200 &&
  headers['content-encoding'] === undefined &&
  Number(headers['content-length'] ?? 0) > worthwhileBytes &&
  isText.test(headers['content-type'] ?? '') &&
  !/no-transform/i.test(headers['cache-control'] ?? '');

/** Makes a service's answer smaller on its way, where it is text that is long enough; sets the headers that this changes. */
export function encoderFor(req: Request, res: Response, answer: Answer): Transform | undefined {
  if (!mayVary(req, answer)) return undefined;
  res.appendHeader('vary', 'accept-encoding');
  const encoding = bestEncoding(req, ['br', 'gzip']);
  if (!encoding) return undefined;
  const etag = res.get('etag');
  // The same content, not the same bytes.
  if (etag && !etag.startsWith('W/')) res.setHeader('etag', `W/${etag}`);
  res.setHeader('content-encoding', encoding);
  res.removeHeader('content-length');
  res.removeHeader('accept-ranges');
  return encoders[encoding](Number(answer.headers['content-length']));
}

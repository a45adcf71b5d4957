import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { Problem } from '@sufra/service-kit';

export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * The body as a stream of its own, counted as it passes: an upstream that fails destroys what it was given, and the
 * client's connection must outlive that to hear about it.
 */
export function requestBody(req: IncomingMessage, limit: number): Transform | undefined {
  if (!hasBody(req)) return undefined;
  let size = 0;
  const body = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      if (size > limit) done(new Problem('payload_too_large'));
      else done(null, chunk);
    },
  });
  // Each reader listens too; a fault after the last one has gone concerns none and must not end the process.
  body.on('error', () => undefined);
  body.on('close', () => {
    req.unpipe(body);
    // Read to the end, or the next request on this connection would never be seen.
    req.resume();
  });
  return req.pipe(body);
}

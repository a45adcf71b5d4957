import type { IncomingMessage } from 'node:http';
import { Readable, Transform } from 'node:stream';
import { hasBody, Problem } from '@sufra/service-kit';

/** So small is what calls send that may be repeated. */
const mostKept = 64 * 1024;

interface RequestBody {
  stream: Transform;
  /** The same once more; nothing when it has not come whole, or is too big to be kept. */
  again(): Readable | undefined;
}

/**
 * The body as a stream of its own, counted as it passes: an upstream that fails destroys what it was given, and the
 * client's connection must outlive that to hear about it.
 */
export function requestBody(req: IncomingMessage, limit: number): RequestBody | undefined {
  if (!hasBody(req)) return undefined;
  let size = 0;
  let isWhole = false;
  let kept: Buffer[] = [];
  const body = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      if (size > limit) return done(new Problem('payload_too_large'));
      if (size <= mostKept) kept.push(chunk);
      else kept = [];
      done(null, chunk);
    },
    flush: done => {
      isWhole = true;
      done();
    },
  });
  // Each reader listens too; a fault after the last one has gone concerns none and must not end the process.
  body.on('error', () => undefined);
  body.on('close', () => {
    req.unpipe(body);
    // Read to the end, or the next request on this connection would never be seen.
    req.resume();
  });
  return {
    stream: req.pipe(body),
    again: () => (isWhole && size <= mostKept ? Readable.from(kept, { objectMode: false }) : undefined),
  };
}

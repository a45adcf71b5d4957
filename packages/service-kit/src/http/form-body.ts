import type { ApiCall } from '@sufra/contracts';
import type { Request, Response } from 'express';
import { discardBodyOnRefusal } from './discard-body.ts';
import { Problem } from './problem.ts';
import { maxFormBytes, readForm } from './read-form.ts';

/** Each may be held as a whole while it is read and worked on. */
const maxAtOnce = 6;

function assertReadable(req: Request) {
  const isPlain = (req.get('content-encoding') ?? 'identity') === 'identity';
  if (!isPlain || !req.is('multipart/form-data'))
    throw new Problem('unsupported_media_type', { message: 'Please send this as a form.' });
}

/** The reader of calls that take a form, with one bound for all of them on what they hold in memory at one time. */
export function openFormReader() {
  let held = 0;

  async function read(call: ApiCall, req: Request, res: Response) {
    assertReadable(req);
    if (Number(req.headers['content-length'] ?? 0) > maxFormBytes)
      throw new Problem(call.file ? 'image_too_large' : 'payload_too_large');
    if (held >= maxAtOnce) throw new Problem('service_unavailable', { retryAfterSeconds: 2 });
    held += 1;
    if (res.closed) held -= 1;
    else res.once('close', () => (held -= 1));
    const { texts, file } = await readForm(req, call.file);
    req.body = texts;
    res.locals.file = file;
  }

  return (call: ApiCall) =>
    discardBodyOnRefusal(async (req, res, next) => {
      await read(call, req, res);
      next();
    });
}

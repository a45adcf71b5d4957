import type { ApiCall } from '@sufra/contracts';
import type { Request, Response } from 'express';
import { discardBodyOnRefusal } from './discard-body.ts';
import { createFormPlaces } from './form-places.ts';
import { Problem } from './problem.ts';
import { maxFormBytes, readForm, tooLarge } from './read-form.ts';

const bounds = {
  most: 6,
  // One is left to others, however many a member sends at once.
  mostOfEach: 5,
  // A picture of the largest size would take more than five minutes so.
  leastBytesPerSecond: 16 * 1024,
  patienceMs: 3_000,
};

function assertReadable(req: Request) {
  const isPlain = (req.get('content-encoding') ?? 'identity') === 'identity';
  if (!isPlain || !req.is('multipart/form-data'))
    throw new Problem('unsupported_media_type', { message: 'Please send this as a form.' });
}

/** The reader of calls that take a form, with one bound for all of them on what they hold in memory at one time. */
export function openFormReader() {
  const places = createFormPlaces(bounds);

  async function read(call: ApiCall, req: Request, res: Response) {
    assertReadable(req);
    const taken = { field: call.file, bytes: call.fileBytes };
    if (Number(req.headers['content-length'] ?? 0) > maxFormBytes(taken)) throw tooLarge(taken);
    const place = places.enter(res.locals.caller?.userId ?? req.ip ?? '');
    if (res.closed) place.leave();
    else res.once('close', place.leave);
    const { texts, file } = await readForm(req, taken, place);
    place.isRead();
    req.body = texts;
    res.locals.file = file;
  }

  return (call: ApiCall) =>
    discardBodyOnRefusal(async (req, res, next) => {
      await read(call, req, res);
      next();
    });
}

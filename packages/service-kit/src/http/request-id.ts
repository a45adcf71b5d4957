import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { withRequestId } from './request-context.ts';

// Short and plain, so that it is safe in a log line and a header wherever it came from.
const acceptable = /^[\w-]{8,64}$/;

export function requestId(req: Request, res: Response, next: NextFunction) {
  const given = req.get('x-request-id');
  const id = given && acceptable.test(given) ? given : randomUUID();
  res.locals.requestId = id;
  res.set('x-request-id', id);
  withRequestId(id, next);
}

import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { withRequestId } from '../context/request-context.ts';

// Short and plain, so that it is safe in a log line and a header wherever it came from.
const acceptable = /^[\w-]{8,64}$/;
const longestClaim = 64;

function begin(id: string, { res, next }: { res: Response; next: NextFunction }) {
  res.locals.requestId = id;
  res.set('x-request-id', id);
  withRequestId(id, next);
}

/** Behind the gateway, which names every request: one name from there to the last consumer. */
export function requestId(req: Request, res: Response, next: NextFunction) {
  const given = req.get('x-request-id');
  begin(given && acceptable.test(given) ? given : randomUUID(), { res, next });
}

/**
 * At the gateway, whose callers may claim any id, another member's too: the request gets one of ours, and the claim stands beside
 * it in the log line, cut and cleaned, so that what a caller reports can still be found.
 */
export function ownRequestId(req: Request, res: Response, next: NextFunction) {
  const claim = req
    .get('x-request-id')
    ?.slice(0, longestClaim)
    .replaceAll(/[^\w.-]/g, '_');
  if (claim) res.locals.callerRequestId = claim;
  begin(randomUUID(), { res, next });
}

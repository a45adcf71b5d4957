import type { ProblemCode } from '@sufra/contracts';
import { isUnambiguousRequest, Problem } from '@sufra/service-kit';
import type { NextFunction, Request, Response } from 'express';
import { largestBodyLimit } from './body-limit.ts';
import { canonicalPath } from './canonical-path.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const targetLength = 8 * 1024;
const headerCount = 100;

function faultOf(req: Request, bodyLimit: number): ProblemCode | undefined {
  if (req.url.length > targetLength) return 'uri_too_long';
  if (req.rawHeaders.length > headerCount * 2) return 'headers_too_large';
  if (!isUnambiguousRequest(req)) return 'invalid_request';
  if (!methods.includes(req.method)) return 'method_not_allowed';
  if (Number(req.headers['content-length'] ?? 0) > bodyLimit) return 'payload_too_large';
  return undefined;
}

/**
 * Refuses what no part of the site needs to see, and writes the address in its one form. After a request that could be
 * read in two ways nothing more is read on its connection: what follows may be a part of it.
 */
export const admitRequest =
  ({ bodyLimitBytes }: { bodyLimitBytes: number }, largest = largestBodyLimit(bodyLimitBytes)) =>
  (req: Request, res: Response, next: NextFunction) => {
    const fault = faultOf(req, largest);
    if (fault === 'method_not_allowed') res.set('allow', methods.join(', '));
    if (fault === 'invalid_request') res.set('connection', 'close');
    if (fault) throw new Problem(fault);
    if (req.method === 'OPTIONS') {
      // A preflight too: an answer without permission is a refusal, and nothing behind is asked.
      res.set('allow', methods.join(', ')).status(204).end();
      return;
    }
    const canonical = canonicalPath(req.url);
    if (!canonical) {
      res.set('connection', 'close');
      throw new Problem('invalid_request', { message: 'This address cannot be read.' });
    }
    res.locals.target = canonical;
    req.url = canonical.path + canonical.search;
    next();
  };

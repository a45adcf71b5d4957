import express, { type NextFunction, type Request, type Response } from 'express';
import { hasBody } from './has-body.ts';
import { Problem } from './problem.ts';

const maxDepth = 32;
const openers = new Set(['{', '['].map(c => c.charCodeAt(0)));
const closers = new Set(['}', ']'].map(c => c.charCodeAt(0)));
const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);

function assertShallow(_req: unknown, _res: unknown, bytes: Buffer) {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (isInString) {
      if (byte === backslash) at++;
      else if (byte === quote) isInString = false;
      continue;
    }
    if (byte === quote) isInString = true;
    else if (openers.has(byte) && ++depth > maxDepth)
      throw new Problem('invalid_request', { message: 'This is nested too deeply.' });
    else if (closers.has(byte)) depth--;
  }
}

const parse = express.json({ limit: '100kb', strict: false, verify: assertShallow });

/** JSON alone changes anything: another type could be sent by a form of any site. */
export function jsonBody(req: Request, res: Response, next: NextFunction) {
  if (!hasBody(req)) return next();
  if (!req.is('application/json')) return next(new Problem('unsupported_media_type'));
  parse(req, res, next);
}

import express, { type NextFunction, type Request, type Response } from 'express';

// More than any event of a payment provider, and little enough to hold.
const parse = express.raw({ type: () => true, limit: '1mb' });

/** The body as it came, byte for byte: a signature is over these and not over what they mean. */
export function bytesBody(req: Request, res: Response, next: NextFunction) {
  parse(req, res, error => {
    if (!Buffer.isBuffer(req.body)) req.body = Buffer.alloc(0);
    next(error);
  });
}

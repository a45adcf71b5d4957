import type { NextFunction, Request, Response } from 'express';

const maxBytes = 1024 * 1024;
const maxMs = 1_000;

/**
 * For a refusal while a body is still on its way. Cut at once, the line would break before the refusal is heard; read to
 * the end, a caller could go on for gigabytes. So a little more is read and thrown away, and a moment later it ends.
 */
function leaveUnread(req: Request, res: Response) {
  if (req.complete) return;
  req.pause();
  // Node throws the rest away by itself, however long, where no handler has begun to read.
  req.read(0);
  res.once('finish', () => {
    if (req.complete) return void req.resume();
    // Not before: what is cut off while the other side still sends loses the answer that is on its way there.
    const timer = setTimeout(() => req.socket.destroy(), maxMs);
    let left = maxBytes;
    req.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) req.pause();
    });
    for (const over of ['end', 'close']) req.once(over, () => clearTimeout(timer));
    req.resume();
  });
}

type Step = (req: Request, res: Response, next: NextFunction) => Promise<void>;

/** A step on a request's way, after whose refusal the body stays unread. */
export const discardBodyOnRefusal =
  (step: Step): Step =>
  async (req, res, next) => {
    try {
      await step(req, res, next);
    } catch (error) {
      leaveUnread(req, res);
      throw error;
    }
  };

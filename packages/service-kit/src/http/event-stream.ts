import type { Request, Response } from 'express';

const type = 'text/event-stream';

/** Only who asks for it by name gets one: a bare `*` is content with JSON. */
export const wantsEvents = (req: Request) =>
  req.get('accept')?.includes(type) === true && req.accepts(['json', type]) === type;

export const isEventStream = (res: Response) => res.headersSent && res.get('content-type')?.startsWith(type);

/** The first event opens the stream; before it, an answer or a refusal is still an ordinary one. */
export function sendEvent(res: Response, event: string, data: unknown): void {
  if (res.destroyed || res.writableEnded) return;
  if (!res.headersSent) {
    res.status(200).set({ 'content-type': type, 'x-accel-buffering': 'no' });
    res.flushHeaders();
  }
  res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

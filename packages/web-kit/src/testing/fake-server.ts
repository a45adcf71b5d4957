interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A function answers what was asked: one page of a list, what a search finds. */
export type Reply = Answer | Response | 'no answer' | Promise<Answer> | ((asked: URL) => Answer);

export interface SeenRequest {
  key: string;
  url: string;
  authorization: string | null;
  contentType: string | null;
  idempotencyKey: string | null;
  body: unknown;
}

/** Stands in for fetch: replies in turn to 'METHOD /path', the last of them for ever, and keeps what was asked. */
export function fakeServer(replies: Record<string, Reply | Reply[]> = {}) {
  const seen: SeenRequest[] = [];
  const queues = new Map(Object.entries(replies).map(([key, reply]) => [key, [reply].flat()]));

  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = String(input);
    const headers = new Headers(init.headers);
    const key = `${init.method ?? 'GET'} ${url.replace('/api/v1', '').replace(/\?.*/, '')}`;
    seen.push({
      key,
      url,
      authorization: headers.get('authorization'),
      contentType: headers.get('content-type'),
      idempotencyKey: headers.get('idempotency-key'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    });
    init.signal?.throwIfAborted();
    const queue = queues.get(key) ?? [unexpected(key)];
    const next = await (queue.length > 1 ? queue.shift() : queue[0]);
    const reply = typeof next === 'function' ? next(new URL(url, location.origin)) : next;
    if (reply === undefined || reply === 'no answer') throw new TypeError('fetch failed');
    if (reply instanceof Response) return reply;
    return Response.json(reply.body ?? {}, { status: reply.status ?? 200, headers: reply.headers });
  };

  return {
    fetch,
    seen,
    asked: (key: string) => seen.filter(request => request.key === key).length,
    reply: (key: string, ...replies: Reply[]) => queues.set(key, replies),
    /** As new: nothing seen, nothing to say. */
    forget() {
      seen.length = 0;
      queues.clear();
    },
  };
}

const unexpected = (key: string): Answer => ({
  status: 404,
  body: problem('not_found', `No test expected ${key}`),
});

/** A refusal in the one error shape. */
export const problem = (code: string, message: string, more: object = {}) => ({
  error: message,
  message,
  code,
  requestId: 'request-1',
  ...more,
});

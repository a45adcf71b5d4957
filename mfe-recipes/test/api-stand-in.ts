import { afterEach, beforeEach } from '@jest/globals';
import type { ApiKey } from '@sufra/contracts';

interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What a call is answered with; an Error means that there is no answer at all. */
type Reply = Answer | Error | Promise<Answer>;

/** Stands in for the API at the edge of the network, for one test at a time. A call that nobody expects is answered with 404. */
export function apiStandIn() {
  const replies = new Map<string, Reply[]>();
  const calls: { key: string; body: unknown }[] = [];
  const { fetch } = globalThis;

  async function answer(address: string, { method = 'GET', body }: RequestInit) {
    const key = `${method} ${address.replace('/api/v1', '')}`;
    calls.push({ key, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const waiting = replies.get(key) ?? [{ status: 404, body: problem('not_found', `No reply to ${key}`) }];
    // The last reply is given again and again.
    const reply = await (waiting.length > 1 ? waiting.shift() : waiting[0]);
    if (reply === undefined || reply instanceof Error) throw reply;
    return Response.json(reply.body ?? {}, { status: reply.status, headers: reply.headers });
  }

  beforeEach(() => {
    globalThis.fetch = (input, init = {}) => answer(String(input), init);
  });

  afterEach(() => {
    globalThis.fetch = fetch;
    replies.clear();
    calls.length = 0;
  });

  return {
    calls: (key: ApiKey) => calls.filter(call => call.key === key),
    /** One reply after the other. */
    reply: (key: ApiKey, ...answers: Reply[]) => replies.set(key, answers),
  };
}

/** A refusal in the one error shape. */
export const problem = (code: string, message: string, more: object = {}) => ({
  error: message,
  message,
  code,
  requestId: 'request-1',
  ...more,
});

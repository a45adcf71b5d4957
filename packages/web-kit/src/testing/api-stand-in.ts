import { afterEach, beforeEach } from '@jest/globals';
import type { ApiKey } from '@sufra/contracts';
import { fakeServer, type Reply } from './fake-server.ts';

/** Stands in for the API at the edge of the network, for each test of a file anew. A call that no test expects is answered with 404. */
export function apiStandIn() {
  const server = fakeServer();
  const { fetch } = globalThis;

  beforeEach(() => {
    globalThis.fetch = server.fetch;
  });

  afterEach(() => {
    globalThis.fetch = fetch;
    server.forget();
  });

  return {
    /** What was sent, call by call. */
    bodies: (key: ApiKey) => server.seen.filter(call => call.key === key).map(call => call.body),
    /** The keys that they carried, which make a repetition safe. */
    idempotencyKeys: (key: ApiKey) =>
      server.seen.filter(call => call.key === key).map(call => call.idempotencyKey),
    /** One reply after the other, the last of them for ever. */
    reply: (key: ApiKey, ...replies: Reply[]) => server.reply(key, ...replies),
  };
}

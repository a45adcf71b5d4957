import { once } from 'node:events';
import { type ClientRequest, createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { cutSlowBodies } from './cut-slow-bodies.ts';

/** On a busy machine the first bytes may come late by some tenths of a second. */
const graceMs = 1_500;
/** Keeps to the rate for half a minute, whenever the rest comes. */
const muchAtOnce = Buffer.alloc(1024 * 1024);

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Reads each body to its end, after a rest at its beginning, and answers how long it was. */
async function listening({ restMs = 0, bytesPerSecond = muchAtOnce.length / 30 } = {}): Promise<string> {
  const server = createServer(async (req, res) => {
    try {
      let bytes = 0;
      for await (const chunk of req) {
        if (bytes === 0) await wait(restMs);
        bytes += chunk.length;
      }
      res.end(String(bytes));
    } catch {
      res.destroy();
    }
  });
  servers.push(server);
  cutSlowBodies(server, { graceMs, bytesPerSecond });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const open = (url: string, headers: Record<string, number> = {}): ClientRequest =>
  request(url, { method: 'POST', headers });

async function answerTo(sending: ClientRequest) {
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of answer) body += chunk;
  return { status: answer.statusCode, body };
}

test('a large body that keeps coming may take longer than a small one', async () => {
  const sending = open(await listening());
  sending.write(muchAtOnce);
  await wait(2.5 * graceMs);
  sending.end('end');
  expect(await answerTo(sending)).toEqual({ status: 200, body: String(muchAtOnce.length + 3) });
});

test.each([
  ['of a length that it names', { 'content-length': 1_000 }],
  ['in pieces', {}],
])('a body %s, of which a byte comes now and then, is cut off', async (_how, headers) => {
  const sending = open(await listening(), headers);
  // It sends on into a line that is cut.
  sending.on('error', () => undefined);
  const answer = answerTo(sending);
  const drip = setInterval(() => sending.write('a'), 50);
  try {
    expect(await answer).toMatchObject({ status: 408 });
  } finally {
    clearInterval(drip);
    sending.destroy();
  }
});

test('what has come and waits to be read is not the delay of its sender', async () => {
  const sending = open(await listening({ restMs: 2.5 * graceMs, bytesPerSecond: Number.MAX_SAFE_INTEGER }));
  sending.end(muchAtOnce);
  expect(await answerTo(sending)).toEqual({ status: 200, body: String(muchAtOnce.length) });
});

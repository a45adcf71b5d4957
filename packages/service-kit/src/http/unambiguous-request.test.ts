import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listenWith } from '../../test/listen-with.ts';
import type { HttpServer } from './http-server.ts';

let server: HttpServer;
beforeAll(async () => {
  server = await listenWith({});
});
afterAll(() => server.close(100));

/** What comes back until the server ends the connection. */
function answerTo(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', chunk => {
      received += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}

// A body ends without a line break, and the next answer begins right behind it.
const statusesOf = (received: string) => received.match(/HTTP\/1\.1 \d{3}/g);

const next = 'GET /second HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

test.each([
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a@b\r\n\r\n'],
  ['a second coding', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n'],
  ['chunks in HTTP/1.0', 'POST / HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['a protocol of the past', 'GET / HTTP/0.9\r\nHost: a\r\n\r\n'],
  ['a protocol of another wire', 'GET / HTTP/2.0\r\nHost: a\r\n\r\n'],
])('a request with %s is answered once, and nothing after it is read', async (_what, bytes) => {
  const received = await answerTo(bytes + next);

  expect(statusesOf(received)).toEqual(['HTTP/1.1 400']);
  expect(received).toMatch(/^connection: close/im);
});

test('a plain request, with a body in chunks too, is taken', async () => {
  const chunked = 'POST / HTTP/1.1\r\nHost: a:80\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';

  expect(statusesOf(await answerTo(chunked + next))).toEqual(['HTTP/1.1 404', 'HTTP/1.1 404']);
});

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { aGateway, stopAll, willStop } from '../../test/a-gateway.ts';
import { rawRequest } from '../../test/raw-request.ts';

afterEach(stopAll);

/** A development server, as far as the gateway knows one: it takes a web socket and says one thing. */
async function aDevServer() {
  const asked: string[] = [];
  const server = createServer();
  server.on('upgrade', (req: IncomingMessage, socket: Socket) => {
    asked.push(req.url ?? '');
    socket.end(
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\nchanged',
    );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  willStop({ stop: () => new Promise<void>(resolve => server.close(() => resolve())) });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const upgrade = (url: string, path: string) =>
  rawRequest(
    url,
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );

test('the web socket of a developed slice goes to its development server', async () => {
  const { asked, url } = await aDevServer();
  const gateway = await aGateway({ mode: 'local', devServers: [{ name: 'mfe-blog', url }] });
  const answer = await upgrade(gateway.url, '/__dev/mfe-blog');
  expect(answer).toMatch(/^HTTP\/1.1 101/);
  expect(answer).toMatch(/changed$/);
  expect(asked).toEqual(['/__dev/mfe-blog']);
});

test.each(['/__dev/mfe-recipes', '/__dev/mfe-blog/..', '/api/v1/blogs'])('%s takes none', async path => {
  const { asked, url } = await aDevServer();
  const gateway = await aGateway({ mode: 'local', devServers: [{ name: 'mfe-blog', url }] });
  expect(await upgrade(gateway.url, path)).toMatch(/^HTTP\/1.1 404/);
  expect(asked).toEqual([]);
});

test('a site in production takes none at all', async () => {
  const { asked, url } = await aDevServer();
  const gateway = await aGateway({ mode: 'production', devServers: [{ name: 'mfe-blog', url }] });
  expect(await upgrade(gateway.url, '/__dev/mfe-blog')).not.toMatch(/^HTTP\/1.1 101/);
  expect(asked).toEqual([]);
});

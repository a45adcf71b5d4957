import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service in miniature: 1 KB of JSON for every call, as cheap as Node can. */
const body = JSON.stringify({ plans: [{ name: 'x'.repeat(1_024 - 26) }] });
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
const server = createServer((_req, res) => res.writeHead(200, headers).end(body));
server.keepAliveTimeout = 75_000;
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});

import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { aRemote, aShell } from '../../test/a-front-end.ts';
import { aGateway, stopAll } from '../../test/a-gateway.ts';
import { anUpstream } from '../../test/an-upstream.ts';
import { rawRequest, statusesIn } from '../../test/raw-request.ts';

afterEach(stopAll);

async function aSite(overrides: Parameters<typeof aGateway>[0] = {}) {
  const upstream = await anUpstream();
  const services = { 'svc-blog': [upstream.url], 'svc-auth': [upstream.url] };
  const gateway = await aGateway({
    services,
    frontEnd: [await aShell(), await aRemote('mfe-blog', ['/blog'])],
    ...overrides,
  });
  return { upstream, gateway };
}

const smuggled = 'GET /api/v1/blogs HTTP/1.1\r\nHost: a\r\n\r\n';
const post = 'POST /api/v1/auth/signin HTTP/1.1\r\nHost: a\r\n';

describe('a request that could be read in two ways', () => {
  test.each([
    ['both lengths', `${post}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nX`],
    ['two different lengths', `${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
    ['a list of lengths', `${post}Content-Length: 1, 2\r\n\r\nab`],
    ['a signed length', `${post}Content-Length: +1\r\n\r\na`],
    ['a hexadecimal length', `${post}Content-Length: 0x1\r\n\r\na`],
    ['an unknown coding', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a coding after chunked', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    ['a coding before chunked', `${post}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`],
    ['another protocol', 'GET / HTTP/2.0\r\nHost: a\r\n\r\n'],
    ['a space before the colon', `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
    ['a chunk size that is none', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\nab\r\n0\r\n\r\n`],
    ['a chunk longer than it says', `${post}Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n`],
    ['lines that end in a bare line feed', 'GET / HTTP/1.1\nHost: a\n\n'],
    ['a header with a null', `${post}X-A: a\0b\r\nContent-Length: 0\r\n\r\n`],
    ['a folded header', `${post}Transfer-Encoding:\r\n chunked\r\nContent-Length: 0\r\n\r\n`],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['the same host twice', 'GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a/b@c\r\n\r\n'],
    ['an address of another site', 'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['no method that is known', 'FROB / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('because of %s is refused once, and nothing after it is read', async (_what, bytes) => {
    const { upstream, gateway } = await aSite();
    const received = await rawRequest(gateway.url, bytes + smuggled);
    expect(statusesIn(received)).toEqual([400]);
    expect(received).toContain('"code":"invalid_request"');
    expect(received).toContain('x-content-type-options: nosniff');
    expect(upstream.seen.filter(({ url }) => url.includes('blogs'))).toEqual([]);
  });
});

describe('an address', () => {
  test.each([
    '//api/v1/blogs',
    '/api//v1/blogs',
    '/api/v1//blogs',
    '/api/v1/x/../blogs',
    '/api/v1/./blogs',
    '/api/v1/%2e%2e/v1/blogs',
    '/mfe/%2e%2e/api/v1/blogs',
    '/api%2fv1%2fblogs',
    '/api%5cv1%5cblogs',
    '/api\\v1\\blogs',
    '/api/v1/blogs%00',
    '/api/v1/blogs%0d%0aX-A:1',
    '/api/v1/blogs%zz',
    '/api/v1/%c0%ae%c0%ae/blogs',
    '/mfe/mfe-blog/..%2f..%2f..%2fetc/passwd',
  ])('like %s is refused', async path => {
    const { upstream, gateway } = await aSite();
    const received = await rawRequest(
      gateway.url,
      `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    expect(statusesIn(received)).toEqual([400]);
    expect(upstream.seen).toEqual([]);
  });

  test.each(['/API/v1/blogs', '/Api/V1/blogs', '/api/v1;x/blogs', '/api/v1/blogs;x=1', '/api/v1/%2562logs'])(
    'like %s is no call',
    async path => {
      const { upstream, gateway } = await aSite();
      expect((await fetch(gateway.url + path)).status).toBe(404);
      expect(upstream.seen).toEqual([]);
    },
  );

  test('with letters encoded for no reason is the same address, and sent on plain', async () => {
    const { upstream, gateway } = await aSite();
    expect((await fetch(`${gateway.url}/api/v1/%62logs`)).status).toBe(200);
    expect(upstream.seen[0]?.url).toBe('/api/v1/blogs');
  });
});

describe('limits of a request', () => {
  test.each([
    ['a header of 17 kB', `X-A: ${'a'.repeat(17_000)}`, '/', 431],
    ['an address of 20 kB', 'X-A: a', `/${'a'.repeat(20_000)}`, 431],
    ['an address of 9 kB', 'X-A: a', `/${'a'.repeat(9_000)}`, 414],
    ['5,000 headers', Array.from({ length: 5_000 }, (_, at) => `x${at}: a`).join('\r\n'), '/', 431],
    ['200 headers', Array.from({ length: 200 }, (_, at) => `x${at}: a`).join('\r\n'), '/', 431],
  ])('%s is too much', async (_what, headers, path, status) => {
    const { gateway } = await aSite();
    const received = await rawRequest(gateway.url, `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n`);
    expect(statusesIn(received)).toEqual([status]);
    expect(received).toMatch(/"code":"(headers_too_large|uri_too_long)"/);
  });

  test.each(['TRACE', 'PROPFIND', 'PURGE'])('the method %s is refused', async method => {
    const { upstream, gateway } = await aSite();
    const received = await rawRequest(gateway.url, `${method} /api/v1/blogs HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(statusesIn(received)).toEqual([405]);
    expect(upstream.seen).toEqual([]);
  });

  test('CONNECT is refused and cut off', async () => {
    const { gateway } = await aSite();
    const received = await rawRequest(
      gateway.url,
      'CONNECT evil.example:25 HTTP/1.1\r\nHost: evil.example:25\r\n\r\n',
    );
    expect(statusesIn(received)).toEqual([405]);
  });

  test('an upgrade is an ordinary request', async () => {
    const { upstream, gateway } = await aSite();
    const received = await rawRequest(
      gateway.url,
      'GET /api/v1/blogs HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(statusesIn(received)).toEqual([200]);
    expect(upstream.seen[0]?.headers).not.toHaveProperty('upgrade');
  });

  test('a method in a header or the query changes nothing', async () => {
    const { upstream, gateway } = await aSite();
    await fetch(`${gateway.url}/api/v1/blogs?_method=DELETE`, {
      headers: { 'x-http-method-override': 'DELETE' },
    });
    expect(upstream.seen.map(({ method }) => method)).toEqual(['GET']);
  });
});

describe('a client that is too slow', () => {
  test.each([
    ['with its headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    ['with its body', `${post}Content-Length: 10\r\n\r\nab`],
  ])('%s is told so and cut off, and others are served meanwhile', async (_what, bytes) => {
    const { gateway } = await aSite({ requestTimeoutMs: 300 });
    const slow = rawRequest(gateway.url, bytes, 10_000);
    await wait(100);
    expect((await fetch(`${gateway.url}/api/v1/blogs`)).status).toBe(200);
    expect(statusesIn(await slow)).toEqual([408]);
  });
});

import { type RequestListener, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import { aGateway, stopAll } from '../../test/a-gateway.ts';
import { anUpstream } from '../../test/an-upstream.ts';
import { rawRequest } from '../../test/raw-request.ts';

afterEach(stopAll);

const blogs = JSON.stringify({ blogs: Array.from({ length: 200 }, (_, at) => ({ title: `Dates ${at}` })) });

const answering =
  (body: string, headers: Record<string, string> = {}): RequestListener =>
  (req, res) =>
    req.resume().on('end', () => {
      res.setHeader('content-type', 'application/json; charset=utf-8');
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      res.setHeader('content-length', Buffer.byteLength(body));
      res.end(req.method === 'HEAD' ? undefined : body);
    });

const partial: RequestListener = (req, res) => {
  req.resume();
  const headers = { 'content-range': 'bytes 0-1999/9999', 'content-length': '2000' };
  res.writeHead(206, { 'content-type': 'text/plain', ...headers }).end('x'.repeat(2_000));
};

interface Asked {
  answer?: RequestListener;
  path?: string;
  method?: string;
  accepted?: string;
}

async function ask({
  answer = answering(blogs),
  path = '/blogs',
  method = 'GET',
  accepted = 'gzip, br',
}: Asked) {
  const service = await anUpstream(answer);
  const services = { 'svc-blog': [service.url], 'svc-auth': [service.url] };
  const gateway = await aGateway({ services });
  const received = await rawRequest(
    gateway.url,
    `${method} /api/v1${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`,
  );
  const header = (name: string) => new RegExp(`^${name}: (.+?)\r?$`, 'im').exec(received)?.[1];
  const plain = await fetch(`${gateway.url}/api/v1${path}`, {
    method,
    headers: { 'accept-encoding': accepted },
  });
  return { header, plain };
}

describe('a long answer of a service', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ])('for a client that accepts "%s" comes as %s', async (accepted, encoding) => {
    const { header, plain } = await ask({ accepted });
    expect([header('content-encoding'), header('vary'), header('content-length')]).toEqual([
      encoding,
      'accept-encoding',
      undefined,
    ]);
    expect(await plain.text()).toBe(blogs);
  });

  test('is as long as it was for a client that takes no other form, and caches know that others do', async () => {
    const { header } = await ask({ accepted: 'identity' });
    expect([header('content-encoding'), header('vary'), header('content-length')]).toEqual([
      undefined,
      'accept-encoding',
      String(blogs.length),
    ]);
  });

  test('has another tag than its bytes had, by which the service still knows it', async () => {
    const { header } = await ask({ answer: answering(blogs, { etag: '"one"', 'accept-ranges': 'bytes' }) });
    expect([header('etag'), header('accept-ranges')]).toEqual(['W/"one"', undefined]);
  });

  test('is smaller than it was', async () => {
    const service = await anUpstream(answering(blogs));
    const gateway = await aGateway({ services: { 'svc-blog': [service.url] } });
    const bytes = (accepted: string) =>
      new Promise<Buffer>((resolve, reject) => {
        request(`${gateway.url}/api/v1/blogs`, { headers: { 'accept-encoding': accepted } }, answer => {
          const parts: Buffer[] = [];
          answer.on('data', part => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
        })
          .on('error', reject)
          .end();
      });
    const [br, zipped] = [await bytes('br'), await bytes('gzip')];
    expect(Math.max(br.length, zipped.length)).toBeLessThan(blogs.length / 4);
    expect(brotliDecompressSync(br).toString()).toBe(blogs);
    expect(gunzipSync(zipped).toString()).toBe(blogs);
  });
});

describe('as the service has sent it comes', () => {
  test.each([
    ['a short answer', { answer: answering('{"ok":true}') }],
    ['a picture', { answer: answering(blogs, { 'content-type': 'image/webp' }) }],
    ['a part of content', { answer: partial }],
    ['what the service has compressed', { answer: answering(blogs, { 'content-encoding': 'zstd' }) }],
    ['what may not be changed', { answer: answering(blogs, { 'cache-control': 'no-transform' }) }],
    ['the head of an answer', { method: 'HEAD' }],
    ['an answer of the accounts, which may hold a secret', { path: '/auth/me' }],
  ] satisfies [string, Asked][])('%s', async (_what, asked) => {
    const { header } = await ask(asked);
    expect(header('content-encoding')).not.toBe('br');
    expect(header('content-length')).toBeDefined();
  });
});

test('an answer that breaks off in the middle is broken off for the client too', async () => {
  const service = await anUpstream((req, res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    res.write('x'.repeat(2_000), () => req.socket.destroy());
  });
  const gateway = await aGateway({ services: { 'svc-blog': [service.url] } });
  const read = async () => (await fetch(`${gateway.url}/api/v1/blogs`)).text();
  await expect(read()).rejects.toThrow();
});

test('a long answer that the client reads slowly arrives whole', async () => {
  const long = JSON.stringify(
    Array.from({ length: 60_000 }, (_, at) => ({ at, word: `${(at * 7919) % 10_007}` })),
  );
  const service = await anUpstream(answering(long));
  const gateway = await aGateway({ services: { 'svc-blog': [service.url] } });
  const answer = await fetch(`${gateway.url}/api/v1/blogs`, { headers: { 'accept-encoding': 'br' } });
  let received = '';
  const decoder = new TextDecoder();
  for await (const part of answer.body ?? []) {
    received += decoder.decode(part, { stream: true });
    await new Promise(resolve => setTimeout(resolve, 1));
  }
  expect(received).toBe(long);
});

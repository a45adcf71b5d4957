import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AddressRefused } from './fetch-failures.ts';
import { openPageFetcher } from './fetch-page.ts';

type Behave = (request: IncomingMessage, response: ServerResponse) => void;

const publicAddress = '93.184.215.14';
const html = '<h1>Lentils</h1>';
const page = (response: ServerResponse, body: string | Buffer = html, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);

let behave: Behave;
let port: number;
const asked: IncomingMessage[] = [];
const reached: string[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  behave(request, response);
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  reached.length = 0;
  behave = (_, response) => page(response);
});

/** A server of ours, at an address of the open internet. */
const fetcher = (names: Record<string, string[][]> = {}, wholeMs = 2_000) =>
  openPageFetcher({
    wholeMs,
    resolve: async host => {
      const answers = names[host];
      return (answers && answers.length > 1 ? answers.shift() : answers?.[0]) ?? [publicAddress];
    },
    reach: address => {
      reached.push(address);
      return { hostname: '127.0.0.1', port };
    },
  });
const fetchPage = (address: string, ...given: Parameters<typeof fetcher>) =>
  fetcher(...given)(address, new AbortController().signal);

describe('no connection is opened to', () => {
  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fe80::1%25eth0]/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://x.localhost/',
    'http://169.254.169.254/latest',
    'http://192.168.1.1.:80/',
    'http://mongodb:27017/',
    'http://svc-auth/',
    'http://a.internal/',
    'http://１２７.０.０.１/',
    'http://ⓛocalhost/',
    'http://user@food.example/',
    'http://a:b@food.example/',
    'http://127.0.0.1\\@food.example/',
    'http://food.example:22/',
    'https://food.example:80/',
    'ftp://food.example/',
    'file:///etc/passwd',
    'gopher://food.example/',
    'data:text/html,x',
    'javascript:1',
    '//food.example/',
    'food',
    '',
    'http://',
    'http://food.example/a b',
    `http://food.example/${'a'.repeat(3_000)}`,
    'http://8.8.8.8/',
  ])('%s', async address => {
    await expect(fetchPage(address)).rejects.toBeInstanceOf(AddressRefused);
    expect(reached).toEqual([]);
  });

  test.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['172.31.0.9'],
    ['192.168.0.4'],
    ['169.254.169.254'],
    ['100.64.0.1'],
    ['0.0.0.0'],
    ['224.0.0.1'],
    ['255.255.255.255'],
    ['198.18.0.1'],
    ['203.0.113.5'],
    ['::1'],
    ['::'],
    ['::ffff:10.0.0.1'],
    ['fd00:ec2::254'],
    ['fe80::1'],
    ['fec0::1'],
    ['ff02::1'],
    ['64:ff9b::a00:1'],
    ['2002:7f00:1::'],
    ['2001:0:7f00:1::'],
    ['2001:db8::1'],
    ['100::1'],
    [publicAddress, '10.0.0.1'],
    [],
  ])('a name of %s', async (...addresses) => {
    await expect(
      fetchPage('http://food.example/', { 'food.example': [addresses as string[]] }),
    ).rejects.toBeInstanceOf(AddressRefused);
    expect(reached).toEqual([]);
  });

  test.each([
    'http://127.0.0.1/',
    'http://inside.example/',
    'http://localhost:8080/',
    'file:///etc/passwd',
    'http://a@food.example/',
    '//169.254.169.254/',
  ])('what a page leads to: %s', async location => {
    behave = (_, response) => response.writeHead(302, { location }).end();
    await expect(
      fetchPage('http://food.example/', { 'inside.example': [['10.0.0.1']] }),
    ).rejects.toBeInstanceOf(AddressRefused);
    expect(reached).toEqual([publicAddress]);
  });
});

test('a name that resolves otherwise when it is asked again is connected to where it was checked', async () => {
  const { html: read } = await fetchPage('http://food.example/', {
    'food.example': [[publicAddress], ['127.0.0.1']],
  });
  expect(read).toBe(html);
  expect(reached).toEqual([publicAddress]);
});

test('and is checked anew at a redirect to itself', async () => {
  behave = (_, response) => response.writeHead(301, { location: '/other' }).end();
  await expect(
    fetchPage('http://food.example/', { 'food.example': [[publicAddress], ['127.0.0.1']] }),
  ).rejects.toBeInstanceOf(AddressRefused);
});

test('three redirects are followed, and no more', async () => {
  behave = ({ url }, response) =>
    url === '/3'
      ? page(response)
      : response.writeHead(307, { location: `/${Number(url?.slice(1)) + 1}` }).end();
  await expect(fetchPage('http://food.example/0')).resolves.toEqual({ html, url: 'http://food.example/3' });
  behave = (_, response) => response.writeHead(307, { location: '/on' }).end();
  await expect(fetchPage('http://food.example/0')).rejects.toMatchObject({ reason: 'away' });
});

test('it sends nothing of the member', async () => {
  await fetchPage('http://xn--mgba3gch31f.example/a');
  expect(asked[0]?.headers).toEqual({
    host: 'xn--mgba3gch31f.example',
    connection: expect.anything(),
    accept: expect.anything(),
    'accept-encoding': 'gzip, br',
    'user-agent': expect.stringContaining('Sufra'),
  });
});

describe('a server that', () => {
  const large = Buffer.alloc(2 * 1024 * 1024 + 1, 'a');
  test.each<[string, Behave, string]>([
    ['never answers', () => undefined, 'away'],
    [
      'stalls in its body',
      (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<h1>'),
      'away',
    ],
    ['hangs up', request => request.socket.destroy(), 'away'],
    ['speaks no HTTP', request => request.socket.end('hello\r\n\r\n'), 'away'],
    ['has nothing', (_, response) => response.writeHead(404).end(), 'away'],
    ['wants a sign-in', (_, response) => response.writeHead(401).end(), 'sign in'],
    ['sends a picture', (_, response) => page(response, html, { 'content-type': 'image/png' }), 'not a page'],
    ['sends too much', (_, response) => page(response, large), 'too large'],
    [
      'lies about its length',
      (_, response) =>
        void response.writeHead(200, { 'content-type': 'text/html', 'content-length': '500' }).end('<h1>'),
      'away',
    ],
    [
      'packs too much',
      (_, response) => page(response, gzipSync(large), { 'content-encoding': 'gzip' }),
      'too large',
    ],
    [
      'lies about how it is packed',
      (_, response) => page(response, html, { 'content-encoding': 'br' }),
      'not a page',
    ],
    [
      'packs in a way of its own',
      (_, response) => page(response, html, { 'content-encoding': 'zstd' }),
      'not a page',
    ],
  ])('%s', async (_, play, reason) => {
    behave = play;
    await expect(fetchPage('http://food.example/', {}, 400)).rejects.toMatchObject({ reason });
  });

  test('is away when its name is not told in time', async () => {
    const fetchStuck = openPageFetcher({ wholeMs: 50, resolve: () => new Promise(() => undefined) });
    await expect(fetchStuck('http://food.example/', new AbortController().signal)).rejects.toMatchObject({
      reason: 'away',
    });
  });

  test.each([
    [
      'in its answer',
      { 'content-type': 'text/html; charset=windows-1254' },
      Buffer.from([0xfe, 0x65, 0x6b, 0x65, 0x72]),
    ],
    [
      'in its head',
      { 'content-type': 'text/html' },
      Buffer.concat([
        Buffer.from('<meta charset="windows-1254">'),
        Buffer.from([0xfe, 0x65, 0x6b, 0x65, 0x72]),
      ]),
    ],
  ])('names its letters %s', async (_, headers, body) => {
    behave = (_request, response) => page(response, body, headers);
    expect((await fetchPage('http://food.example/')).html).toMatch(/şeker$/);
  });

  test('packs its page', async () => {
    behave = (_, response) => page(response, gzipSync(html), { 'content-encoding': 'gzip' });
    expect((await fetchPage('http://food.example/')).html).toBe(html);
  });
});

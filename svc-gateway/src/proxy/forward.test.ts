import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import { aGateway, stopAll } from '../../test/a-gateway.ts';
import { anUpstream, type Upstream, unusedAddress } from '../../test/an-upstream.ts';
import { rawRequest, statusesIn } from '../../test/raw-request.ts';

afterEach(stopAll);

const before = (...upstreams: Upstream[]) =>
  aGateway({
    services: { 'svc-auth': upstreams.map(({ url }) => url), 'svc-blog': upstreams.map(({ url }) => url) },
  });
const signIn = (url: string, init: RequestInit = {}) =>
  fetch(`${url}/api/v1/auth/signin`, { method: 'POST', body: '{}', ...init });

describe('streaming', () => {
  test('an event reaches the client while the answer goes on', async () => {
    const upstream = await anUpstream((_req, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.flushHeaders();
      setTimeout(() => res.write('data: one\n\n'), 50);
    });
    const gateway = await before(upstream);
    const answer = await fetch(`${gateway.url}/api/v1/blogs`);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    expect(Buffer.from(first?.value ?? []).toString()).toBe('data: one\n\n');
    await reader?.cancel();
  });

  test('an upload reaches the service while it goes on', async () => {
    const chunks: string[] = [];
    const upstream = await anUpstream((req, res) => {
      req.on('data', chunk => chunks.push(String(chunk))).on('end', () => res.end('{}'));
    });
    const gateway = await before(upstream);
    const sending = request(`${gateway.url}/api/v1/auth/signin`, { method: 'POST' });
    sending.write('first');
    while (chunks.length === 0) await wait(5);
    expect(chunks).toEqual(['first']);
    sending.end('last');
    const [answer] = await once(sending, 'response');
    expect([answer.statusCode, chunks.join('')]).toEqual([200, 'firstlast']);
    answer.resume();
  });

  test('a body arrives byte for byte, with its length', async () => {
    const body = Buffer.alloc(700_000, 'abcdefg');
    let received = Buffer.alloc(0);
    const upstream = await anUpstream(async (req, res) => {
      received = Buffer.concat(await req.toArray());
      res.end(received);
    });
    const gateway = await before(upstream);
    const answer = await signIn(gateway.url, { body });
    expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), body)).toBe(0);
    expect(upstream.seen[0]?.headers['content-length']).toBe('700000');
  });

  test('what was signed over its bytes arrives as those bytes, with its signature', async () => {
    const body = Buffer.from(
      '\ufeff\n  { "type":"\u0637\u0639\u0627\u0645 🥘 e\u0301" ,\r\n\t"a" :1.0, "a":1 }  \n',
    );
    let received = Buffer.alloc(0);
    const upstream = await anUpstream(async (req, res) => {
      received = Buffer.concat(await req.toArray());
      res.end('{}');
    });
    const gateway = await aGateway({ services: { 'svc-billing': [upstream.url] } });
    const answer = await fetch(`${gateway.url}/api/v1/payment/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': 't=1,v1=a,v1=b,v0=c',
      },
      body,
    });
    expect(answer.status).toBe(200);
    expect(received.equals(body)).toBe(true);
    expect(upstream.seen[0]?.headers['stripe-signature']).toBe('t=1,v1=a,v1=b,v0=c');
  });

  test('a reader that is slow holds the service back instead of filling memory', async () => {
    let written = 0;
    const piece = Buffer.alloc(64 * 1024);
    const upstream = await anUpstream((_req, res) => {
      const more = () => {
        while (written < 64 * 1024 * 1024) {
          written += piece.length;
          if (!res.write(piece)) return res.once('drain', more);
        }
        return res.end();
      };
      more();
    });
    const gateway = await before(upstream);
    const asking = request(`${gateway.url}/api/v1/blogs`).end();
    const [answer] = await once(asking, 'response');
    await wait(300);
    expect(written).toBeLessThan(32 * 1024 * 1024);
    answer.destroy();
  });

  test('a client that leaves is felt by the service', async () => {
    const left = Promise.withResolvers<void>();
    const upstream = await anUpstream((_req, res) => {
      res.on('close', () => left.resolve());
      res.write('x');
    });
    const gateway = await before(upstream);
    const leaving = new AbortController();
    await fetch(`${gateway.url}/api/v1/blogs`, { signal: leaving.signal });
    leaving.abort();
    await left.promise;
  });

  test('a client that leaves before the answer begins is felt too', async () => {
    const left = Promise.withResolvers<void>();
    const leaving = new AbortController();
    const upstream = await anUpstream(req => {
      req.socket.on('close', () => left.resolve());
      leaving.abort();
    });
    const gateway = await before(upstream);
    await expect(fetch(`${gateway.url}/api/v1/blogs`, { signal: leaving.signal })).rejects.toThrow();
    await left.promise;
  });
});

describe('bodies', () => {
  test.each([
    ['before it answers', false],
    ['while it answers', true],
  ])('that come slowly cost the service none of its time %s', async (_when, isEarly) => {
    const upstream = await anUpstream((req, res) => {
      if (isEarly) res.flushHeaders();
      req.pipe(res);
    });
    const gateway = await aGateway({ services: { 'svc-auth': [upstream.url] }, upstreamTimeoutMs: 100 });
    const sending = request(`${gateway.url}/api/v1/auth/signin`, { method: 'POST' });
    const answered = once(sending, 'response');
    for (let at = 0; at < 4; at++) {
      sending.write('x');
      await wait(120);
    }
    sending.end();
    const [answer] = await answered;
    expect([answer.statusCode, Buffer.concat(await answer.toArray()).toString()]).toEqual([200, 'xxxx']);
  });

  test('that a service does not read end at its time-out', async () => {
    const upstream = await anUpstream(() => undefined);
    const gateway = await aGateway({ services: { 'svc-auth': [upstream.url] }, upstreamTimeoutMs: 100 });
    expect((await signIn(gateway.url, { body: 'x'.repeat(900_000) })).status).toBe(504);
  });

  test('a service that answers before it has read all is heard, and the connection stays in order', async () => {
    const upstream = await anUpstream((req, res) => {
      if (req.method === 'POST') res.writeHead(413).end('{"code":"payload_too_large"}');
      else res.end('{}');
    });
    const gateway = await before(upstream);
    const long = 'x'.repeat(900_000);
    const received = await rawRequest(gateway.url, [
      `POST /api/v1/auth/signin HTTP/1.1\r\nHost: a\r\nContent-Length: ${long.length}\r\n\r\n${long}`,
      'GET /api/v1/blogs HTTP/1.1\r\nHost: a\r\n\r\n',
    ]);
    expect(statusesIn(received)).toEqual([413, 200]);
  });

  test('a declared body over the limit is refused without asking a service', async () => {
    const upstream = await anUpstream();
    const gateway = await before(upstream);
    const answer = await signIn(gateway.url, { body: 'x'.repeat(1_000_001) });
    expect([answer.status, await answer.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'payload_too_large' }),
    ]);
    expect(upstream.seen).toEqual([]);
  });

  test('one that grows over the limit as it comes is refused too', async () => {
    const upstream = await anUpstream((req, res) => req.resume().on('end', () => res.end()));
    const gateway = await before(upstream);
    const sending = request(`${gateway.url}/api/v1/auth/signin`, { method: 'POST' });
    for (let at = 0; at < 30; at++) sending.write(Buffer.alloc(50_000));
    sending.end();
    const [answer] = await once(sending, 'response');
    expect(answer.statusCode).toBe(413);
    answer.resume();
  });
});

describe('connections to a service', () => {
  test('twenty requests in a row use one, whatever the client says about its own', async () => {
    const upstream = await anUpstream();
    const gateway = await before(upstream);
    for (let at = 0; at < 20; at++) {
      const received = await rawRequest(
        gateway.url,
        'GET /api/v1/blogs HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      );
      expect(statusesIn(received)).toEqual([200]);
      expect(received).not.toContain('keep-alive');
    }
    expect(upstream.connections()).toBe(1);
  });

  test('bodies of unknown length do not cost a connection each', async () => {
    const upstream = await anUpstream();
    const gateway = await before(upstream);
    const chunked = 'Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n2\r\n{}\r\n0\r\n\r\n';
    for (let at = 0; at < 5; at++)
      await rawRequest(gateway.url, `POST /api/v1/auth/signin HTTP/1.1\r\nHost: a\r\n${chunked}`);
    expect(upstream.connections()).toBe(1);
  });

  test('a service that closes its own after each answer causes no fault', async () => {
    const upstream = await anUpstream((_req, res) => res.writeHead(200, { connection: 'close' }).end('{}'));
    const gateway = await before(upstream);
    const statuses = [];
    for (let at = 0; at < 20; at++) statuses.push((await signIn(gateway.url)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('a GET whose kept connection dies under it is asked again, once', async () => {
    const upstream = await anUpstream((req, res) => {
      if (upstream.seen.length === 2) req.socket.destroy();
      else res.end('{}');
    });
    const gateway = await before(upstream);
    await fetch(`${gateway.url}/api/v1/blogs`);
    expect((await fetch(`${gateway.url}/api/v1/blogs`)).status).toBe(200);
    expect(upstream.seen).toHaveLength(3);
  });

  test('a POST that may have reached a service is never sent twice', async () => {
    const upstream = await anUpstream(req => req.socket.destroy());
    const other = await anUpstream(req => req.socket.destroy());
    const gateway = await before(upstream, other);
    const answer = await signIn(gateway.url);
    expect(answer.status).toBe(502);
    expect(upstream.seen.length + other.seen.length).toBe(1);
  });

  test('a service that drops everything is asked about a tenth more than it was', async () => {
    const upstream = await anUpstream(req => req.socket.destroy());
    const gateway = await before(upstream);
    for (let at = 0; at < 200; at++) await fetch(`${gateway.url}/api/v1/blogs`);
    expect(upstream.seen.length).toBeLessThan(235);
  });
});

/** How often replicas are asked how they fare. */
const quickly = { probeEveryMs: 50, probeTimeoutMs: 300 };

describe('replicas', () => {
  test('take turns', async () => {
    const [one, two] = [await anUpstream(), await anUpstream()];
    const gateway = await before(one, two);
    for (let at = 0; at < 10; at++) await fetch(`${gateway.url}/api/v1/blogs`);
    expect([one.seen.length, two.seen.length]).toEqual([5, 5]);
  });

  test('one that is down costs no request, a POST with its body neither', async () => {
    const upstream = await anUpstream((req, res) => req.pipe(res));
    const down = unusedAddress;
    const gateway = await aGateway({ services: { 'svc-auth': [down, upstream.url] } });
    const bodies = [];
    for (let at = 0; at < 10; at++)
      bodies.push(await (await signIn(gateway.url, { body: `body ${at}` })).text());
    expect(bodies).toEqual(Array.from({ length: 10 }, (_, at) => `body ${at}`));
  });

  test('one that stays silent is spared after a few time-outs, until it says how it fares', async () => {
    let isSilent = true;
    const upstream = await anUpstream((_req, res) => {
      if (!isSilent) res.end('{}');
    });
    upstream.readiness = (_req, res) => {
      if (!isSilent) res.end();
    };
    const gateway = await aGateway({
      services: { 'svc-blog': [upstream.url] },
      upstreamTimeoutMs: 50,
      ...quickly,
    });
    const ask = async () => (await fetch(`${gateway.url}/api/v1/blogs`)).status;
    const statuses = [];
    for (let at = 0; at < 8; at++) statuses.push(await ask());
    expect(statuses).toEqual([504, 504, 504, 504, 504, 503, 503, 503]);
    expect(upstream.seen).toHaveLength(5);
    isSilent = false;
    await eventually(async () => expect(await ask()).toBe(200));
  });
});

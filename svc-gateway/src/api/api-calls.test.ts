import { afterEach, describe, expect, test } from '@jest/globals';
import { aGateway, stopAll } from '../../test/a-gateway.ts';
import { anUpstream, unusedAddress } from '../../test/an-upstream.ts';

afterEach(stopAll);

const aSite = async (overrides: Parameters<typeof aGateway>[0] = {}) => {
  const auth = await anUpstream();
  const blog = await anUpstream();
  const services = { 'svc-auth': [auth.url], 'svc-blog': [blog.url] };
  const gateway = await aGateway({ services, ...overrides });
  return { auth, blog, gateway };
};

describe('a call of the contract', () => {
  test('reaches the service that answers it, query included', async () => {
    const { auth, blog, gateway } = await aSite();
    const answer = await fetch(`${gateway.url}/api/v1/blogs?q=dates&tag=a%20b`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ok: true });
    expect(blog.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/v1/blogs?q=dates&tag=a%20b',
    ]);
    expect(auth.seen).toEqual([]);
  });

  test('with a trailing slash is the same call', async () => {
    const { blog, gateway } = await aSite();
    expect((await fetch(`${gateway.url}/api/v1/blogs/`)).status).toBe(200);
    expect(blog.seen[0]?.url).toBe('/api/v1/blogs');
  });

  test('by HEAD is asked of the service as HEAD', async () => {
    const { blog, gateway } = await aSite();
    const answer = await fetch(`${gateway.url}/api/v1/blogs`, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(blog.seen[0]?.method).toBe('HEAD');
  });

  test('is not stored by any cache unless its service says so', async () => {
    const { gateway } = await aSite();
    expect((await fetch(`${gateway.url}/api/v1/blogs`)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('what is not in the contract', () => {
  test.each([
    ['an unknown path', 'GET', '/api/v1/nothing', 404, 'not_found'],
    ['a path above the version', 'GET', '/api', 404, 'not_found'],
    ["a service's own pages", 'GET', '/api/v1/metrics', 404, 'not_found'],
    ['another spelling of the version', 'GET', '/api/V1/blogs', 404, 'not_found'],
    ['a known path by another method', 'DELETE', '/api/v1/blogs', 405, 'method_not_allowed'],
  ])('%s is refused here', async (_what, method, path, status, code) => {
    const { auth, blog, gateway } = await aSite();
    const answer = await fetch(gateway.url + path, { method });
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ code })]);
    expect([...auth.seen, ...blog.seen]).toEqual([]);
  });

  test('a wrong method is told which there are', async () => {
    const { gateway } = await aSite();
    const answer = await fetch(`${gateway.url}/api/v1/blogs`, { method: 'PUT' });
    expect(answer.headers.get('allow')).toBe('GET, POST');
  });
});

describe('a service that is not there', () => {
  test('is named as unavailable within a second, with when to come back, and others go on', async () => {
    const blog = await anUpstream();
    const gateway = await aGateway({
      services: { 'svc-auth': [unusedAddress], 'svc-blog': [blog.url] },
    });
    const times: number[] = [];
    for (let tries = 0; tries < 3; tries++) {
      const started = performance.now();
      expect((await fetch(`${gateway.url}/api/v1/auth/me`)).status).toBe(503);
      times.push(performance.now() - started);
    }
    expect(Math.min(...times)).toBeLessThan(1_000);
    const answer = await fetch(`${gateway.url}/api/v1/auth/me`);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const { error, message, code, requestId } = (await answer.json()) as Record<string, string>;
    expect([error, code]).toEqual([message, 'service_unavailable']);
    expect(requestId).toBe(answer.headers.get('x-request-id'));
    expect((await fetch(`${gateway.url}/api/v1/blogs`)).status).toBe(200);
  });

  test('is served again as soon as it is back', async () => {
    const first = await anUpstream();
    const gateway = await aGateway({ services: { 'svc-blog': [first.url] } });
    await first.stop();
    expect((await fetch(`${gateway.url}/api/v1/blogs`)).status).toBe(503);
    await anUpstream(undefined, first.port);
    expect((await fetch(`${gateway.url}/api/v1/blogs`)).status).toBe(200);
  });

  test('and was never configured answers 503 too', async () => {
    const gateway = await aGateway();
    expect((await fetch(`${gateway.url}/api/v1/blogs`)).status).toBe(503);
  });
});

describe('a service that answers badly', () => {
  test('and says nothing is given up after its time-out', async () => {
    const silent = await anUpstream(() => undefined);
    const gateway = await aGateway({ services: { 'svc-blog': [silent.url] }, upstreamTimeoutMs: 200 });
    const answer = await fetch(`${gateway.url}/api/v1/blogs`);
    expect([answer.status, await answer.json()]).toEqual([
      504,
      expect.objectContaining({ code: 'gateway_timeout' }),
    ]);
    expect(silent.seen).toHaveLength(1);
  });

  test('has the time that its route was given', async () => {
    const slow = await anUpstream((_req, res) => setTimeout(() => res.end('{}'), 400));
    const gateway = await aGateway({
      services: { 'svc-blog': [slow.url] },
      upstreamTimeoutMs: 200,
      routeTimeoutsMs: { 'GET /blogs': 2_000 },
    });
    expect((await fetch(`${gateway.url}/api/v1/blogs`)).status).toBe(200);
  });

  test('in another protocol is a bad gateway', async () => {
    const strange = await anUpstream((req, _res) => req.socket.end('SSH-2.0-OpenSSH\r\n'));
    const gateway = await aGateway({ services: { 'svc-auth': [strange.url] } });
    const answer = await fetch(`${gateway.url}/api/v1/auth/session/end`, { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([
      502,
      expect.objectContaining({ code: 'bad_gateway' }),
    ]);
  });

  test('with an error of its own is passed on as it is', async () => {
    const failing = await anUpstream((_req, res) => res.writeHead(500).end('{"code":"internal_error"}'));
    const gateway = await aGateway({ services: { 'svc-blog': [failing.url] } });
    const answer = await fetch(`${gateway.url}/api/v1/blogs`);
    expect([answer.status, await answer.text()]).toEqual([500, '{"code":"internal_error"}']);
  });

  test('and breaks off in the middle is broken off for the client, who could not tell otherwise', async () => {
    const breaking = await anUpstream((req, res) => {
      res.writeHead(200, { 'content-length': '100' });
      res.write('half', () => req.socket.destroy());
    });
    const gateway = await aGateway({ services: { 'svc-blog': [breaking.url] } });
    const answer = await fetch(`${gateway.url}/api/v1/blogs`);
    await expect(answer.text()).rejects.toThrow();
  });
});

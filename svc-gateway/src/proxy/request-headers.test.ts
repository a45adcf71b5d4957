import { afterEach, describe, expect, test } from '@jest/globals';
import { aGateway, stopAll } from '../../test/a-gateway.ts';
import { aLog } from '../../test/a-log.ts';
import { anUpstream } from '../../test/an-upstream.ts';
import { rawRequest } from '../../test/raw-request.ts';

afterEach(stopAll);

async function sentOn(lines: string[], overrides: Parameters<typeof aGateway>[0] = {}) {
  const upstream = await anUpstream();
  const gateway = await aGateway({ services: { 'svc-blog': [upstream.url] }, ...overrides });
  const head = ['GET /api/v1/blogs HTTP/1.1', 'Host: sufra.example', ...lines, 'Connection: close'];
  const received = await rawRequest(gateway.url, `${head.join('\r\n')}\r\n\r\n`);
  expect(received).toMatch(/^HTTP\/1.1 200/);
  return upstream.seen[0]?.headers ?? {};
}

describe('what a service is told', () => {
  test.each([
    'X-User-Id',
    'x-user-role',
    'X-Users',
    'X_User_Id',
    'X-Internal',
    'X-Internal-Token',
    'x_internal',
    'X-Forwarded-User',
    'X-Forwarded-Prefix',
    'X-Forwarded-Port',
    'X_Forwarded_User',
    'Forwarded',
    'X-Real-IP',
    'CF-Connecting-IP',
    'True-Client-IP',
    'X-HTTP-Method-Override',
    'X-Original-URL',
    'Proxy-Authorization',
    'Keep-Alive',
    'Traceparent',
    'Tracestate',
    'Baggage',
  ])('of %s is nothing when it comes from outside', async name => {
    const headers = await sentOn([`${name}: 1`]);
    const told = Object.keys(headers).map(known => known.replaceAll('_', '-'));
    expect(told).not.toContain(name.toLowerCase().replaceAll('_', '-'));
  });

  test('is one exact client address, and what the site is called outside', async () => {
    const headers = await sentOn([
      'X-Forwarded-For: 1.2.3.4',
      'X-Forwarded-Proto: gopher',
      'X-Forwarded-Host: evil',
    ]);
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'sufra.example',
    });
  });

  test('is the address that a trusted proxy names, not what came before it', async () => {
    const headers = await sentOn(['X-Forwarded-For: 6.6.6.6, 203.0.113.7'], { trustedProxies: '127.0.0.1' });
    expect(headers['x-forwarded-for']).toBe('203.0.113.7');
  });

  test('is who asks, in the Authorization header and the cookie as they came', async () => {
    const headers = await sentOn(['Authorization: Bearer abc', 'Cookie: a=1', 'Accept-Language: ar']);
    expect(headers).toMatchObject({ authorization: 'Bearer abc', cookie: 'a=1', 'accept-language': 'ar' });
  });

  test('is not less because Connection names a header of the whole way', async () => {
    const upstream = await anUpstream();
    const gateway = await aGateway({ services: { 'svc-blog': [upstream.url] } });
    await rawRequest(
      gateway.url,
      'GET /api/v1/blogs HTTP/1.1\r\nHost: a\r\nConnection: close, authorization, x-forwarded-for, x-hop\r\nX-Hop: 1\r\nAuthorization: Bearer abc\r\nX-User-Id: 1\r\n\r\n',
    );
    const headers = upstream.seen[0]?.headers;
    expect(headers).toMatchObject({ authorization: 'Bearer abc', 'x-forwarded-for': '127.0.0.1' });
    expect(headers).not.toHaveProperty('x-hop');
    expect(headers).not.toHaveProperty('x-user-id');
  });

  test.each(['linked', 'taken'] as const)(
    'is a span of ours while traces are recorded, of a trace that is the caller’s only where callers are %s',
    async tracesOfCallers => {
      const claimed = 'c'.repeat(32);
      const tracing = { otelExporterOtlpEndpoint: 'http://127.0.0.1:9', tracesOfCallers };
      const headers = await sentOn([`Traceparent: 00-${claimed}-${'d'.repeat(16)}-01`], tracing);
      expect(headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
      expect(String(headers.traceparent).includes(claimed)).toBe(tracesOfCallers === 'taken');
      expect(headers.traceparent).not.toContain('d'.repeat(16));
    },
  );

  test.each(['abc-12345', 'a b<script>', '0b4c0e0a-5a8e-4d0c-9d5e-6c1f4e1c7a11'])(
    'is an id of ours for the request, also where a caller says %s',
    async claim => {
      const { 'x-request-id': id } = await sentOn([`X-Request-Id: ${claim}`]);
      expect(id).toMatch(/^[\da-f-]{36}$/);
      expect(id).not.toBe(claim);
    },
  );

  test.each([
    ['abc-12345', 'abc-12345'],
    ['a b"}{<script>', 'a_b____script_'],
    ['x'.repeat(5_000), 'x'.repeat(64)],
  ])(
    'keeps what a caller says of the id, cut and cleaned, beside ours in the log alone',
    async (claim, kept) => {
      const log = aLog();
      const gateway = await aGateway({ logLevel: 'info', logFile: log.file });
      const answer = await fetch(`${gateway.url}/api/v1/blogs`, { headers: { 'x-request-id': claim } });
      const { requestId } = (await answer.json()) as { requestId: string };
      await gateway.stop();
      expect(log.lines().find(({ msg }) => msg === 'request')).toMatchObject({
        requestId,
        callerRequestId: kept,
      });
      expect(answer.headers.get('x-request-id')).toBe(requestId);
    },
  );
});

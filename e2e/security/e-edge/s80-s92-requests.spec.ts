import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { noBrokerRights, openBrokerRights } from '@sufra/service-kit/testing';
import { connect as connectBroker } from 'amqplib';
import { repository } from '../../src/folders.ts';
import { sendRaw } from '../src/raw.ts';
import { demoPassword, expect, newEmail, test } from '../src/site.ts';

test('S80 what changes something is sent as JSON', async ({ site }) => {
  const { token } = await site.member();
  const body = Buffer.from(
    JSON.stringify({ email: 'free@sufra.example', password: demoPassword, name: 'Bo' }),
  );
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'text/html',
    'application/xml',
    'application/jsonp',
    '',
  ];
  for (const type of types)
    for (const call of ['POST /auth/signin', 'PATCH /auth/me', 'POST /recipes/generate-openai']) {
      const headers = type ? { 'content-type': type } : {};
      const { status } = await site.call(call, { token, body, headers });
      expect(status, `${call} as ${type}`).toBe(415);
    }
});

test('S81 every error has the one shape and says nothing of the inside', async ({ site }) => {
  const { token } = await site.member();
  const errors = await Promise.all([
    site.call('POST /auth/signin', { body: '{' }),
    site.call('POST /auth/signin', { body: '{"email":1}' }),
    site.call('POST /auth/signin', { body: '"a"' }),
    site.call('POST /auth/signin', { body: '\ufeff{}' }),
    site.call('GET /recipes/not-an-id', { token }),
    site.call('GET /recipes/ffffffffffffffffffffffff', { token }),
    site.call('GET /blogs/no-such-post'),
    site.call('GET /no-such'),
    site.call('PUT /auth/me', { token }),
    site.call('GET /auth/users', { token }),
    site.call('POST /payment/webhook', { body: '{}' }),
    site.call('GET /auth/google/return?code=x&state=y'),
    site.call('POST /recipes/generate-openai', { token, body: { userPrompt: 7 } }),
    site.call(`GET /blogs?q=${'a'.repeat(9_000)}`),
    site.call('GET /blogs/%00'),
  ]);
  for (const { status, body, text } of errors) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(
      Object.keys(body)
        .filter(key => key !== 'details')
        .sort(),
    ).toEqual(['code', 'error', 'message', 'requestId']);
    expect(text).not.toMatch(
      /\bat \S+:\d+|node_modules|\/src\/|Mongo|mongoose|CastError|ZodError|amqp|ECONN|Stripe\w*Error|SyntaxError|undefined|\[object/,
    );
  }
});

const claims = (id: string) => ({
  'x-user-id': id,
  'x-user-role': 'admin',
  'x-user': `{"_id":"${id}","isAdmin":true}`,
  'x-internal': 'true',
  'x-authenticated-user': id,
  'x-auth-request-user': id,
  'x-remote-user': id,
  x_user_id: id,
  'X-USER_ROLE': 'admin',
  'x-forwarded-user': id,
  'x-original-url': '/api/v1/auth/users',
  'x-rewrite-url': '/api/v1/auth/users',
});

test('S82 headers make no one a member', async ({ site }) => {
  const admin = await site.signIn('admin@sufra.example', demoPassword);
  const member = await site.member();
  const headers = claims(admin.id);
  expect((await site.call('GET /auth/me', { headers })).status).toBe(401);
  expect((await site.call('GET /auth/users', { headers })).status).toBe(401);
  expect((await site.call('GET /auth/users', { headers, token: member.token })).status).toBe(403);
  expect((await site.mustCall('GET /auth/me', { headers, token: member.token })).body.user._id).toBe(
    member.id,
  );
  for (const [service, call] of [
    ['svc-auth', 'GET /auth/users'],
    ['svc-recipes', 'GET /recipes'],
    ['svc-billing', 'GET /payment/payments'],
    ['svc-blog', 'DELETE /blogs/ffffffffffffffffffffffff'],
  ] as const)
    for (const { status } of await site.callDirectly(service, call, { headers })) expect(status).toBe(401);
});

test('S83 the Connection header takes no identity away and brings none', async ({ site }) => {
  const member = await site.member();
  const admin = await site.signIn('admin@sufra.example', demoPassword);
  for (const connection of [
    'authorization',
    'Authorization, x-user-id',
    'close, authorization',
    'cookie, content-type, authorization',
  ]) {
    const { status, body } = await site.call('GET /auth/me', {
      token: member.token,
      headers: { connection, 'x-user-id': admin.id },
    });
    expect([200, 400]).toContain(status);
    if (status === 200) expect(body.user._id).toBe(member.id);
  }
  const te = await site.call('GET /auth/me', {
    headers: { te: 'trailers', 'proxy-authorization': `Bearer ${member.token}` },
  });
  expect(te.status).toBe(401);
});

const line = (parts: string[], body = '') => `${parts.join('\r\n')}\r\n\r\n${body}`;
const smuggled = 'GET /api/v1/smuggled HTTP/1.1\r\nHost: a\r\n\r\n';

const framings = (host: string): [string, string][] => [
  [
    'length and chunks',
    line(
      [
        'POST /api/v1/auth/signin HTTP/1.1',
        `Host: ${host}`,
        'Content-Length: 6',
        'Transfer-Encoding: chunked',
      ],
      `0\r\n\r\n${smuggled}`,
    ),
  ],
  [
    'chunks and length',
    line(
      [
        'POST /api/v1/auth/signin HTTP/1.1',
        `Host: ${host}`,
        'Transfer-Encoding: chunked',
        'Content-Length: 4',
      ],
      `0\r\n\r\n${smuggled}`,
    ),
  ],
  [
    'two lengths',
    line(
      [
        'POST /api/v1/auth/signin HTTP/1.1',
        `Host: ${host}`,
        'Content-Length: 0',
        `Content-Length: ${smuggled.length}`,
      ],
      smuggled,
    ),
  ],
  [
    'a length with a sign',
    line(['POST /api/v1/auth/signin HTTP/1.1', `Host: ${host}`, 'Content-Length: +0'], smuggled),
  ],
  [
    'a length that is no number',
    line(['POST /api/v1/auth/signin HTTP/1.1', `Host: ${host}`, 'Content-Length: 0x10'], smuggled),
  ],
  [
    'chunks in disguise',
    line(
      ['POST /api/v1/auth/signin HTTP/1.1', `Host: ${host}`, 'Transfer-Encoding: xchunked'],
      `0\r\n\r\n${smuggled}`,
    ),
  ],
  [
    'chunks twice',
    line(
      ['POST /api/v1/auth/signin HTTP/1.1', `Host: ${host}`, 'Transfer-Encoding: chunked, identity'],
      `0\r\n\r\n${smuggled}`,
    ),
  ],
  [
    'chunks after a space',
    line(
      ['POST /api/v1/auth/signin HTTP/1.1', `Host: ${host}`, 'Transfer-Encoding : chunked'],
      `0\r\n\r\n${smuggled}`,
    ),
  ],
  [
    'a folded header',
    line(['GET /api/v1/blogs HTTP/1.1', `Host: ${host}`, 'X-A: b', ' Content-Length: 10'], smuggled),
  ],
  ['a lone line feed', `GET /api/v1/blogs HTTP/1.1\nHost: ${host}\nContent-Length: 5\n\n${smuggled}`],
  [
    'a bad size of a chunk',
    line(
      ['POST /api/v1/auth/signin HTTP/1.1', `Host: ${host}`, 'Transfer-Encoding: chunked'],
      `-1\r\n\r\n${smuggled}`,
    ),
  ],
  [
    'a size with words',
    line(
      ['POST /api/v1/auth/signin HTTP/1.1', `Host: ${host}`, 'Transfer-Encoding: chunked'],
      `zz\r\n\r\n${smuggled}`,
    ),
  ],
  ['two hosts', line(['GET /api/v1/blogs HTTP/1.1', `Host: ${host}`, 'Host: evil.example'], smuggled)],
  ['no host', line(['GET /api/v1/blogs HTTP/1.1', 'Accept: */*'], smuggled)],
  ['a zero in a header', line(['GET /api/v1/blogs HTTP/1.1', `Host: ${host}`, 'X-A: a\u0000b'], smuggled)],
];

test('S84 a request that can be read in two ways is refused, and nothing behind it is read', async ({
  site,
}) => {
  const services = await site.servicesNow();
  const targets = [
    site.origin,
    ...['svc-auth', 'svc-recipes'].map(name => services.find(one => one.name === name)?.url ?? ''),
  ];
  const wrong: string[] = [];
  for (const target of targets)
    for (const [what, bytes] of framings(new URL(target).host)) {
      const { statuses, isClosed, text } = await sendRaw(target, bytes);
      // One answer at most, a refusal, and the connection ends.
      if (statuses.length > 1 || !isClosed || (statuses[0] ?? 400) < 400)
        wrong.push(`${what} at ${target}: ${statuses} ${isClosed ? 'closed' : 'open'} ${text.slice(0, 80)}`);
    }
  expect(wrong).toEqual([]);
  expect(site.log('svc-gateway')).not.toContain('smuggled');
});

test('S85 an address has one form, and what is inside is not reachable', async ({ site }) => {
  const inside = [
    '/metrics',
    '/livez',
    '/readyz',
    '/healthz',
    '/api/v1/metrics',
    '/api/v1/readyz',
    '/internal',
    '/debug/pprof',
    '/.env',
    '/.git/HEAD',
    '/package.json',
    '/api/v2/auth/me',
    '/api/auth/users',
    '/api/v1/AUTH/users',
    '/API/v1/auth/users',
    '/mfe/shell/index.html',
  ];
  for (const path of inside) expect((await site.get(path)).status, path).toBe(404);
  const odd = [
    '/api/v1/blogs/../auth/users',
    '/api/v1/%2e%2e/metrics',
    '/api/v1/blogs/%2e%2e%2fauth%2fusers',
    '//api//v1//auth/users',
    '/api/v1/auth;x=1/users',
    '/api/v1/auth/users%00',
    '/api/v1/auth/users/..;/',
    '/api/v1/auth%2fusers',
    '/api%5cv1/auth/users',
    '/./api/v1/auth/users',
    '/api/v1/auth/users%20',
    '/api/v1/auth/%75sers',
  ];
  for (const path of odd) {
    const { status, text } = await site.get(path);
    expect([400, 401, 404], path).toContain(status);
    expect(text).not.toMatch(/sufra_|process_cpu/);
  }
  const absolute = await sendRaw(
    site.origin,
    line([`GET http://evil.example/api/v1/auth/me HTTP/1.1`, `Host: ${new URL(site.origin).host}`]),
  );
  expect(absolute.statuses[0]).toBeGreaterThanOrEqual(400);
});

test('S86 no header hides where a caller is @long', async ({ site }) => {
  const statuses = new Set<number>();
  for (let n = 0; n < 100 && !statuses.has(429); n += 1) {
    const ip = `203.0.113.${n}`;
    const headers = {
      'x-forwarded-for': ip,
      forwarded: `for=${ip}`,
      'x-real-ip': ip,
      'cf-connecting-ip': ip,
      'true-client-ip': ip,
      'x-client-ip': ip,
      x_forwarded_for: ip,
    };
    const body = { email: newEmail('hidden'), password: 'not the one 77' };
    statuses.add((await site.call('POST /auth/signin', { body, headers })).status);
  }
  expect(statuses).toContain(429);
});

test('S87 who is slowed down hears for how long @long', async ({ site }) => {
  const { email, token } = await site.member();
  const trips: (() => ReturnType<typeof site.call>)[] = [
    () => site.call('POST /auth/signin', { body: { email, password: 'not the one 77' } }),
    () =>
      site.call('POST /auth/change-password', {
        token,
        body: { currentPassword: 'wrong', newPassword: 'chickpeas and rice 4' },
      }),
    () => site.call('POST /auth/forgot-password', { body: { email: newEmail('slow') } }),
  ];
  for (const trip of trips) {
    let answer = await trip();
    for (let n = 0; n < 140 && answer.status !== 429; n += 1) answer = await trip();
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  // The gateway's own, for everything.
  const other = site.elsewhere();
  const flood = await Promise.all(
    Array.from({ length: 900 }, () => other.get('/robots.txt').catch(() => undefined)),
  );
  const refused = flood.find(answer => answer?.status === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
});

test('S88 a method is what it is', async ({ site }) => {
  const { token } = await site.member();
  for (const method of ['TRACE', 'TRACK', 'CONNECTX', 'PROPFIND', 'DEBUG', 'get']) {
    const { statuses } = await sendRaw(
      site.origin,
      line([`${method} /api/v1/blogs HTTP/1.1`, `Host: ${new URL(site.origin).host}`, 'Connection: close']),
    );
    expect([400, 404, 405, 501], method).toContain(statuses[0]);
  }
  const overrides = [
    { headers: { 'x-http-method-override': 'DELETE' } },
    { headers: { 'x-method-override': 'DELETE' } },
    { headers: { 'x-http-method': 'DELETE' } },
  ];
  for (const { headers } of overrides) {
    const { status } = await site.call('POST /auth/me?_method=DELETE', {
      token,
      headers,
      body: { _method: 'DELETE' },
    });
    expect([404, 405]).toContain(status);
    expect((await site.call('GET /auth/me?_method=DELETE', { token, headers })).status).toBe(200);
  }
  expect((await site.call('GET /auth/me', { token })).status).toBe(200);
  for (const path of ['/auth/me', '/auth/users', '/recipes'])
    expect((await site.call(`HEAD ${path}`)).status).toBe((await site.call(`GET ${path}`)).status);
});

test('S89 JSON is small and shallow', async ({ site }) => {
  const { token } = await site.member();
  const big = JSON.stringify({ userPrompt: 'a'.repeat(150_000) });
  expect((await site.call('POST /recipes/generate-openai', { token, body: big })).status).toBe(413);
  const bomb = gzipSync(Buffer.from(JSON.stringify({ userPrompt: 'a'.repeat(20_000_000) })));
  expect(bomb.length).toBeLessThan(100_000);
  const inflated = await site.call('POST /recipes/generate-openai', {
    token,
    body: bomb,
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  });
  expect([413, 415]).toContain(inflated.status);
  for (const deep of [
    `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
    `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`,
    `{"userPrompt":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  ])
    expect((await site.call('POST /recipes/generate-openai', { token, body: deep })).status).toBe(400);
  const wide = `{${Array.from({ length: 9_000 }, (_, n) => `"k${n}":1`).join(',')}}`;
  expect([400, 413]).toContain(
    (await site.call('POST /recipes/generate-openai', { token, body: wide })).status,
  );
});

test('S90 headers and addresses have a greatest length', async ({ site }) => {
  expect((await site.get('/', { headers: { 'x-long': 'a'.repeat(17_000) } })).status).toBe(431);
  expect([400, 414, 431]).toContain((await site.get(`/${'a'.repeat(20_000)}`)).status);
  expect((await site.get(`/${'a'.repeat(9_000)}`)).status).toBe(414);
  const many = Array.from({ length: 5_000 }, (_, n) => `a${n}: 1`);
  const { statuses } = await sendRaw(
    site.origin,
    line(['GET / HTTP/1.1', `Host: ${new URL(site.origin).host}`, ...many]),
  );
  expect([400, 431]).toContain(statuses[0]);
  const few = Array.from({ length: 150 }, (_, n) => `a${n}: 1`);
  const second = await sendRaw(
    site.origin,
    line(['GET / HTTP/1.1', `Host: ${new URL(site.origin).host}`, ...few]),
  );
  expect(second.statuses[0]).toBe(431);
});

test('S91 callers who send slowly are cut off, and the others go on @long', async ({ site }) => {
  const { hostname, port, host } = new URL(site.origin);
  const sockets = Array.from({ length: 200 }, (_, n) => {
    const socket = connect({ port: Number(port), host: hostname, family: 4 });
    socket.on('error', () => undefined);
    const head =
      n % 2
        ? `GET / HTTP/1.1\r\nHost: ${host}\r\nX-A: `
        : `POST /api/v1/auth/signin HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n`;
    socket.write(head);
    socket.resume();
    const drip = setInterval(() => socket.writable && socket.write('a'), 1_000);
    const closed = once(socket, 'close').then(() => clearInterval(drip));
    return { closed };
  });
  let answered = 0;
  const isOver = Promise.all(sockets.map(({ closed }) => closed)).then(() => true);
  for (;;) {
    const other = site.elsewhere();
    expect((await other.call('GET /payment/plans')).status).toBe(200);
    answered += 1;
    const done = await Promise.race([isOver, new Promise(resolve => setTimeout(resolve, 1_000, false))]);
    if (done) break;
  }
  expect(answered).toBeGreaterThan(3);
});

test('S92 the broker and the database have an account for each service @long', async () => {
  const compose = readFileSync(join(repository, 'docker-compose.yml'), 'utf8');
  expect(compose).not.toMatch(/amqp:\/\/guest|RABBITMQ_DEFAULT_PASS: guest/);
  const published = [...compose.matchAll(/ports: \["([^"]+)"\]/g)].map(([, ports]) => ports);
  for (const ports of published) expect(ports).toMatch(/^(\$\{BIND_ADDRESS:-127\.0\.0\.1\}|127\.0\.0\.1):/);

  const absence = await noBrokerRights();
  test.info().skip(absence !== undefined, `accounts of a broker: ${absence}`);
  const rights = await openBrokerRights();
  try {
    const elsewhere = new URL(rights.urlOf('svc-mail'));
    elsewhere.pathname = '/%2F';
    await expect(connectBroker(elsewhere.href)).rejects.toThrow();
    const connection = await connectBroker(rights.urlOf('svc-mail'));
    connection.on('error', () => undefined);
    const attempts = ['sufra.svc-auth.outgoing', 'sufra.svc-billing.outgoing'];
    for (const exchange of attempts) {
      const channel = await connection.createConfirmChannel();
      channel.on('error', () => undefined);
      const sent = new Promise<string>(resolve => {
        channel.once('close', () => resolve('refused'));
        channel.publish(exchange, 'user.access-changed', Buffer.from('{}'), {}, error =>
          resolve(error ? 'refused' : 'taken'),
        );
      });
      expect(await sent, exchange).toBe('refused');
    }
    const channel = await connection.createChannel();
    channel.on('error', () => undefined);
    await expect(channel.get('sufra.svc-billing.incoming')).rejects.toThrow(/ACCESS_REFUSED|NOT_FOUND/);
    await connection.close().catch(() => undefined);
  } finally {
    await rights.close();
  }
});

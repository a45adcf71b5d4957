import { openBlog } from '../src/blog.ts';
import { expect, newEmail, test } from '../src/site.ts';

test('S55 operators in place of values are refused everywhere', async ({ site }) => {
  const { email, token } = await site.member();
  const operators = ['{"$gt":""}', '{"$ne":null}', '{"$regex":".*"}', '["a@example.com"]', '{"$where":"1"}'];
  const bodies: [string, string][] = operators.flatMap((operator): [string, string][] => [
    ['POST /auth/signin', `{"email":${operator},"password":${operator}}`],
    ['POST /auth/signin', `{"email":"${email}","password":${operator}}`],
    ['POST /auth/forgot-password', `{"email":${operator}}`],
    ['POST /auth/verify-email', `{"token":${operator}}`],
    ['POST /auth/undo-change', `{"token":${operator}}`],
    ['POST /auth/signup', `{"name":${operator},"email":${operator},"password":${operator}}`],
    ['POST /auth/signin', `{"email":"${email}","email":${operator},"password":"x"}`],
    ['POST /recipes/generate-openai', `{"userPrompt":${operator}}`],
    ['POST /payment/create-checkout-session', `{"priceId":${operator},"mode":"subscription"}`],
    ['PATCH /recipes/ffffffffffffffffffffffff', `{"favorite":${operator}}`],
  ]);
  const wrong: string[] = [];
  for (const [call, body] of bodies) {
    const { status } = await site.elsewhere().call(call, { token, body });
    if (![400, 401].includes(status)) wrong.push(`${call} ${body}: ${status}`);
  }
  const queries = [
    'GET /recipes?q[$ne]=x',
    'GET /recipes?q[$regex]=.*',
    'GET /recipes?tag[$gt]=',
    'GET /recipes?favorite[$ne]=true',
    'GET /blogs?q[$where]=1',
    'GET /blogs/[$ne]',
    'GET /blogs/%7B%22$ne%22:null%7D',
    'GET /recipes/%7B%22$ne%22:null%7D',
    'GET /recipes?after=%7B%22$gt%22:%22%22%7D',
    'GET /recipes/shared/%7B%22$ne%22:1%7D',
  ];
  for (const call of queries) {
    const { status, text } = await site.elsewhere().call(call, { token });
    // A field that no call knows is dropped: then it is the member's own empty list.
    const isNothing = status === 200 && (text.includes('"recipes":[]') || call.includes('/blogs?'));
    if (!isNothing && ![400, 404].includes(status)) wrong.push(`${call}: ${status}`);
  }
  const form = await site.call('POST /auth/signin', {
    body: Buffer.from('email[$ne]=x&password[$ne]=x'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(form.status).toBe(415);
  expect(wrong).toEqual([]);
});

test('S56 no caller names a field, an order or an expression of the database', async ({ site }) => {
  const admin = await site.demo('admin');
  for (const sort of ['passwordHash', '-passwordHash', '$where', '__proto__', 'name,email', '{"$expr":1}'])
    expect(
      (await site.call(`GET /auth/users?sort=${encodeURIComponent(sort)}`, { token: admin })).status,
      sort,
    ).toBe(400);
  const plain = (await site.mustCall('GET /auth/users?limit=2', { token: admin })).body;
  for (const more of [
    'select=passwordHash',
    'fields=passwordHash',
    'populate=sessions',
    '$where=sleep(1000)',
    '$expr[$function]=1',
    'projection[passwordHash]=1',
  ]) {
    const { body, text } = await site.mustCall(`GET /auth/users?limit=2&${more}`, { token: admin });
    expect(text).not.toContain('argon2');
    expect(Object.keys(body.users[0])).toEqual(Object.keys(plain.users[0]));
  }
});

const hostileWords = [
  '(a+)+$',
  '.*'.repeat(50),
  '[',
  '\\',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(?=a)(?!b)',
  '$',
  '\u0000',
  'a'.repeat(200),
  '%25%25',
  '🥘'.repeat(40),
];

test('S57 words that are searched for are words, and few', async ({ site }) => {
  const token = await site.demo('premium');
  const admin = await site.demo('admin');
  for (const words of hostileWords) {
    const q = encodeURIComponent(words);
    const answers = await Promise.all([
      site.call(`GET /recipes?q=${q}`, { token }),
      site.call(`GET /recipes/counts?q=${q}`, { token }),
      site.call(`GET /blogs?q=${q}`),
      site.call(`GET /auth/users?q=${q}`, { token: admin }),
    ]);
    for (const { status } of answers) expect([200, 400]).toContain(status);
  }
  // A pattern finds what it says as text, not what it would match.
  expect((await site.mustCall('GET /blogs?q=.*')).body.blogs).toEqual([]);
  const long = await site.call(`GET /blogs?q=${'a'.repeat(7_000)}`);
  expect(long.status).toBe(400);
});

test('S58 texts that are hard on patterns are answered like others', async ({ site }) => {
  const blog = await openBlog(site);
  const length = 190_000;
  const hostile = ['<', '<a', '<!--', '&', '&#', '[', '<p><', ' ', '\u200b', '"', '<img src="'].map(part =>
    part.repeat(Math.floor(length / part.length)),
  );
  for (const content of hostile) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ title: 'Hard', content, tags: '[]' }))
      body.append(name, value);
    const [answer, beside] = await Promise.all([
      site.call('POST /blogs', { token: blog.token, body }),
      site.call('GET /payment/plans'),
    ]);
    expect([201, 400]).toContain(answer.status);
    expect(beside.status).toBe(200);
    if (answer.status === 201) await blog.remove(answer.body.blog);
  }
  const emails = [
    `${'a'.repeat(60)}@${'a.'.repeat(90)}`,
    `a@${'-'.repeat(240)}`,
    '"'.repeat(250),
    `${'a.'.repeat(120)}@b`,
  ];
  for (const email of emails)
    expect((await site.call('POST /auth/signin', { body: { email, password: 'x' } })).status).toBe(400);
  for (const name of [' '.repeat(90_000), '\u0301'.repeat(90_000), `${'a '.repeat(40_000)}!`]) {
    const body = { name, email: newEmail('hard'), password: 'lentils and cumin 9' };
    expect([400, 413]).toContain((await site.call('POST /auth/signup', { body })).status);
  }
  for (const slug of ['-'.repeat(119), 'a-'.repeat(59), '%20'.repeat(30)])
    expect([400, 404]).toContain((await site.call(`GET /blogs/${slug}`)).status);
});

test('S59 numbers have bounds', async ({ site }) => {
  const token = await site.demo('premium');
  const admin = await site.demo('admin');
  const numbers = [
    '-1',
    '0',
    '1e9',
    '0x10',
    'NaN',
    'Infinity',
    '1.5',
    '',
    '99999999999999999999',
    '1\u0000',
    '[1]',
    '٣',
  ];
  for (const limit of numbers)
    for (const [call, who] of [
      ['/recipes', token],
      ['/blogs', undefined],
      ['/auth/users', admin],
      ['/auth/audit', admin],
      ['/payment/payments', token],
    ] as const) {
      const { status, body } = await site.call(`GET ${call}?limit=${encodeURIComponent(limit)}`, {
        token: who,
      });
      expect([200, 400], `${call} ${limit}`).toContain(status);
      const list = Object.values<unknown>(body).find(Array.isArray) as unknown[] | undefined;
      if (status === 200) expect(list?.length ?? 0).toBeLessThanOrEqual(200);
    }
  for (const after of ['1e308', '-1', 'x'.repeat(500), Buffer.from('{"v":{"$gt":""}}').toString('base64url')])
    expect([200, 400]).toContain((await site.call(`GET /blogs?after=${encodeURIComponent(after)}`)).status);
  for (const servingSize of [-1, 1e9, 1.5, '4', null]) {
    const answer = await site.call('POST /recipes/generate-openai', {
      token,
      body: { ingredients: ['egg'], mealType: 'Light Meals', servingSize },
    });
    expect(answer.status).toBe(400);
  }
});

import { randomBytes } from 'node:crypto';
import { accessTable, type Caller, callers } from '../src/access-table.ts';
import { openBlog } from '../src/blog.ts';
import { wish } from '../src/chef.ts';
import { isPremium, pay } from '../src/payments.ts';
import { expect, type Member, newEmail, type Site, test } from '../src/site.ts';

const random = (bytes: number) => randomBytes(bytes).toString('hex');
const filled = (call: string) =>
  call.replaceAll(/\{(\w+)\}/g, (_, name: string) => random(/id$/i.test(name) ? 12 : 11));

async function aRecipe(
  site: Site,
  { token }: Pick<Member, 'token'>,
): Promise<{ _id: string; title: string }> {
  const answer = await site.call('POST /recipes/generate-openai', { token, body: wish('red lentil soup') });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.recipe;
}

test('S42 each call lets in whom it should and nobody else, and no call is unlisted', async ({ site }) => {
  const { paths } = (await site.get('/api/docs/openapi.json')).body;
  const described = Object.entries<Record<string, unknown>>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path.replace(/^\/api\/v1/, '')}`),
  );
  expect(described.sort()).toEqual(accessTable.map(({ call }) => call).sort());

  const payer = await site.member();
  await pay(site, payer);
  await expect.poll(() => isPremium(site, payer)).toBe(true);
  const tokens: Record<Caller, string | undefined> = {
    anonymous: undefined,
    free: (await site.member()).token,
    premium: payer.token,
    moderator: await site.demo('moderator'),
    admin: await site.demo('admin'),
  };
  const wrong: string[] = [];
  for (const { call, mayCall } of accessTable)
    for (const caller of callers) {
      const path = filled(call);
      const { status, body } = await site.elsewhere().call(path, { token: tokens[caller] });
      const isIn = status !== 401 && !(status === 403 && body.code === 'forbidden');
      // Open calls may ask for a secret of their own: 401 is theirs to say.
      const isOpen = mayCall.includes('anonymous');
      const expected = mayCall.includes(caller) ? 'in' : caller === 'anonymous' ? 401 : 403;
      const is = isOpen || isIn ? 'in' : status;
      if (is !== expected || status >= 500) wrong.push(`${call} as ${caller}: ${status}`);
    }
  expect(wrong).toEqual([]);
});

test('S43 no caller names its own role', async ({ site }) => {
  const roles = {
    isAdmin: true,
    isModerator: 'true',
    isPremium: 1,
    roles: ['admin'],
    role: 'admin',
    adm: true,
  };
  const operators = { $set: { isAdmin: true }, 'user[isAdmin]': 'true', user: { isAdmin: true } };
  const who = { name: 'Mallory', email: newEmail('role'), password: 'lentils and cumin 9' };
  await site.call('POST /auth/signup?isAdmin=true', { body: { ...who, ...roles, ...operators } });
  const member = await site.member();
  const form = new FormData();
  form.append('isAdmin', 'true');
  for (const body of [{ name: 'Mallory', ...roles }, { name: 'Mallory', ...operators }, form])
    await site.call('PATCH /auth/me?isAdmin=true', { token: member.token, body });
  const { user } = (await site.mustCall('GET /auth/me', { token: member.token })).body;
  expect(user).toMatchObject({ isAdmin: false, isModerator: false, isPremium: false });
  const promoted = await site.call(`PATCH /auth/users/${member.id}/roles`, {
    token: member.token,
    body: { isAdmin: true },
  });
  expect(promoted.status).toBe(403);
  const kept = await site
    .collection('svc-auth', 'users')
    .find({ email: { $in: [who.email, member.email] } })
    .toArray();
  for (const one of kept) {
    expect([one.isAdmin, one.isModerator, one.isPremium]).toEqual([false, false, false]);
    expect([one.role, one.roles, one.adm]).toEqual([undefined, undefined, undefined]);
  }
});

test('S44 prototype keys do nothing', async ({ site }) => {
  const { token } = await site.member();
  const bodies = [
    '{"name":"Bo","__proto__":{"isAdmin":true,"isModerator":true}}',
    '{"name":"Bo","constructor":{"prototype":{"isAdmin":true}}}',
    '{"__proto__":{"name":"Bo"},"name":"Bo"}',
    `{"name":"Bo",${'"__proto__":{'.repeat(20)}"isAdmin":true${'}'.repeat(20)}}`,
  ];
  for (const body of bodies) {
    const { status } = await site.call('PATCH /auth/me', { token, body });
    expect([200, 400]).toContain(status);
  }
  await site.call('GET /recipes?__proto__[isAdmin]=true&constructor[prototype][x]=1', { token });
  const plain = await site.member();
  const { user } = (await site.mustCall('GET /auth/me', { token: plain.token })).body;
  expect(user).toMatchObject({ isAdmin: false, isModerator: false });
  expect((await site.call('GET /auth/users', { token: plain.token })).status).toBe(403);
});

test('S45 flags are flags and ids are ids', async ({ site }) => {
  const token = await site.demo('admin');
  const target = await site.member();
  const path = `PATCH /auth/users/${target.id}/roles`;
  for (const isModerator of ['false', false]) {
    const { body } = await site.mustCall(path, { token, body: { isModerator } });
    expect(body.isModerator).toBe(false);
  }
  for (const isModerator of [1, 'yes', 'TRUE', [true], { $ne: false }, null, ''])
    expect((await site.call(path, { token, body: { isModerator } })).status, String(isModerator)).toBe(400);
  for (const id of ['1', 'null', '[object%20Object]', `${target.id}0`, `%7B%22$gt%22:%22%22%7D`, 'undefined'])
    expect([400, 404]).toContain((await site.call(`GET /recipes/${id}`, { token })).status);
});

test('S46 a role that is taken away is felt at once', async ({ site }) => {
  const admin = await site.demo('admin');
  const member = await site.member();
  const roles = (isModerator: boolean) =>
    site.mustCall(`PATCH /auth/users/${member.id}/roles`, { token: admin, body: { isModerator } });
  const post = async () =>
    (await site.call('DELETE /blogs/ffffffffffffffffffffffff', { token: member.token })).status;
  await roles(true);
  await expect.poll(post).toBe(404);
  await roles(false);
  await expect.poll(post, { timeout: 10_000 }).toBe(403);
});

test('S47 there is always an admin, whoever takes whose role at once', async ({ site }) => {
  const first = { id: '', token: await site.demo('admin') };
  const { user } = (await site.mustCall('GET /auth/me', { token: first.token })).body;
  first.id = user._id;
  const users = site.collection('svc-auth', 'users');
  const take = (token: string, id: string, isAdmin: boolean) =>
    site.call(`PATCH /auth/users/${id}/roles`, { token, body: { isAdmin } });
  expect(await take(first.token, first.id, false)).toMatchObject({
    status: 409,
    body: { code: 'last_admin' },
  });
  const second = await site.member();
  expect((await take(first.token, second.id, true)).status).toBe(200);
  try {
    for (let round = 0; round < 5; round += 1) {
      await users.updateMany(
        { email: { $in: [second.email, user.email] } },
        { $set: { isAdmin: true }, $inc: { v: 1 } },
      );
      await Promise.all([
        take(first.token, second.id, false),
        take(second.token, first.id, false),
        take(first.token, first.id, false),
        take(second.token, second.id, false),
      ]);
      expect(await users.countDocuments({ isAdmin: true, deletedAt: null })).toBeGreaterThanOrEqual(1);
    }
  } finally {
    await users.updateOne({ email: user.email }, { $set: { isAdmin: true }, $inc: { v: 10 } });
    await users.updateOne({ email: second.email }, { $set: { isAdmin: false }, $inc: { v: 10 } });
  }
});

test('S48 what belongs to a member is nothing to another one', async ({ site }) => {
  const [owner, other] = [await site.member(), await site.member()];
  const recipe = await aRecipe(site, owner);
  const { token } = other;
  const tries = await Promise.all([
    site.call(`GET /recipes/${recipe._id}`, { token }),
    site.call(`HEAD /recipes/${recipe._id}`, { token }),
    site.call(`PATCH /recipes/${recipe._id}`, { token, body: { favorite: true } }),
    site.call(`DELETE /recipes/${recipe._id}`, { token }),
    site.call(`POST /recipes/${recipe._id}/restore`, { token }),
    site.call(`POST /recipes/${recipe._id}/share`, { token }),
    site.call(`DELETE /recipes/${recipe._id}/share`, { token }),
  ]);
  for (const { status } of tries) expect([403, 404]).toContain(status);
  expect(tries[0].status).toBe(404);
  const lists = [
    '/recipes',
    '/recipes/unsaved',
    '/recipes/export',
    `/recipes?ownerId=${owner.id}`,
    `/recipes?q=lentil`,
  ];
  for (const path of lists)
    expect((await site.mustCall(`GET ${path}`, { token })).text).not.toContain(recipe._id);
  expect((await site.mustCall('GET /payment/payments', { token })).body.payments).toEqual([]);
  const mine = await site.mustCall(`GET /recipes/${recipe._id}`, { token: owner.token });
  expect(mine.body.recipe.title).toBe(recipe.title);
});

const internal =
  /^(passwordHash|sessions|endedSessions|outbox|v|leaseUntil|leases|tries|pendingSignUps|tokenHash|sealedToken|refreshHash|undoLinks|google|sessionsNotBefore|ownerId|authorId|customerId|guardVersion|searchParts|parts|stripe\w*|__v)$/;

function internalsIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap(one => internalsIn(one, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(internal.test(key) ? [`${at}.${key}`] : []),
    ...internalsIn(inner, `${at}.${key}`),
  ]);
}

test('S49 answers hold only what they should', async ({ site }) => {
  const admin = await site.demo('admin');
  const premium = await site.demo('premium');
  const calls: [string, string | undefined][] = [
    ['GET /auth/me', premium],
    ['GET /recipes', premium],
    ['GET /recipes/plan', premium],
    ['GET /recipes/samples', undefined],
    ['GET /payment/subscription', premium],
    ['GET /payment/payments', premium],
    ['GET /payment/donations', undefined],
    ['GET /blogs', undefined],
    ['GET /auth/users', admin],
    ['GET /auth/audit', admin],
  ];
  for (const [call, token] of calls)
    expect(internalsIn((await site.mustCall(call, { token })).body, call)).toEqual([]);
  const blog = (await site.mustCall('GET /blogs')).body.blogs[0];
  expect(internalsIn((await site.mustCall(`GET /blogs/${blog.slug}`)).body)).toEqual([]);
  // A visitor of the blog and of the ledger learns no address and no id of a member.
  for (const path of ['/blogs', `/blogs/${blog.slug}`, '/payment/donations', '/recipes/samples'])
    expect((await site.mustCall(`GET ${path}`)).text).not.toMatch(/@|5afa0000000000/);
});

test('S50 a post that is no longer published is nowhere (there are no drafts)', async ({ site }) => {
  const blog = await openBlog(site);
  const title = `Withdrawn ${random(6)}`;
  const { png } = await import('../src/pictures.ts');
  const post = await blog.write({ title }, { field: 'coverImage', bytes: png() });
  const picture = post.coverImage ?? '';
  expect((await site.get(picture)).status).toBe(200);
  await blog.remove(post);
  expect((await site.call(`GET /blogs/${post.slug}`)).status).toBe(404);
  expect((await site.call(`GET /blogs/${post._id}`)).status).toBe(404);
  expect((await site.get(`/blog/${post.slug}`)).status).toBe(404);
  await expect.poll(async () => (await site.get(picture)).status).toBe(404);
  for (const path of ['/blogs', `/blogs?q=${title.split(' ')[1]}`, '/blogs/pages', '/blogs/feed'])
    expect((await site.mustCall(`GET ${path}`)).text).not.toContain(title);
});

import { linkIn, tokenIn } from '../src/mails.ts';
import { expect, newEmail, type Site, test } from '../src/site.ts';

const another = 'chickpeas and rice 4';

async function resetToken(site: Site, email: string, nth = 1): Promise<string> {
  await site.elsewhere().mustCall('POST /auth/forgot-password', { body: { email } });
  return tokenIn(await site.mail(email, /reset|new password/i, nth));
}

const reset = (site: Site, token: string, newPassword = another) =>
  site.call(`POST /auth/reset-password/${token}`, { body: { newPassword } });

test('S09 mailed tokens are random, long and plain in an address @long', async ({ site }) => {
  const emails = Array.from({ length: 24 }, () => newEmail('harvest'));
  for (const email of emails)
    await site.elsewhere().mustCall('POST /auth/signup', { body: { name: 'Bo', email, password: another } });
  const tokens = [];
  for (const email of emails) tokens.push(tokenIn(await site.mail(email, /confirm/i)));

  expect(new Set(tokens).size).toBe(tokens.length);
  const bytes = tokens.map(token => Buffer.from(token, 'base64url'));
  for (const token of tokens) expect(token).toMatch(/^[\w-]{22,}$/);
  for (const one of bytes) expect(one.length).toBeGreaterThanOrEqual(16);
  for (const length of [2, 3, 4]) {
    const beginnings = new Set(bytes.map(one => one.subarray(0, length).toString('hex')));
    expect(beginnings.size).toBeGreaterThan(tokens.length - 3);
  }
  const bits = bytes.flatMap(one => [...one]).map(byte => byte.toString(2).replaceAll('0', '').length);
  const share = bits.reduce((sum, count) => sum + count, 0) / (bits.length * 8);
  expect(share).toBeGreaterThan(0.45);
  expect(share).toBeLessThan(0.55);
});

test('S10 a token is kept nowhere but in its mail', async ({ site, product }) => {
  const email = newEmail('kept');
  const asked = site.mustCall('POST /auth/signup', { body: { name: 'Bo', email, password: another } });
  const snapshots: string[] = [];
  let isOver = false;
  const watch = (async () => {
    while (!isOver) {
      snapshots.push(JSON.stringify(await site.collection('svc-auth', 'users').findOne({ email })));
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  })();
  await asked;
  const first = tokenIn(await site.mail(email, /confirm/i));
  await site.mustCall('POST /auth/verify-email', { body: { token: first } });
  const second = await resetToken(site, email);
  expect((await reset(site, second)).status).toBe(200);
  isOver = true;
  await watch;

  const everything: string[] = [];
  for (const { name } of (await product.databases.db().admin().listDatabases()).databases)
    for (const collection of await product.databases.db(name).collections())
      everything.push(JSON.stringify(await collection.find().toArray()));
  const logs = ['svc-auth', 'svc-mail', 'svc-gateway'].map(service => site.log(service));
  expect(everything.join('').length).toBeGreaterThan(10_000);
  for (const token of [first, second])
    for (const text of [...snapshots, ...everything, ...logs]) expect(text.includes(token)).toBe(false);
});

test('S11 a token works once, also for twenty at the same moment', async ({ site }) => {
  const { email } = await site.member();
  const token = await resetToken(site, email);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => reset(site.elsewhere(), token, `${another} ${n}`)),
  );
  const good = answers.filter(({ status }) => status === 200);
  expect(good).toHaveLength(1);
  for (const { status } of answers) expect([200, 400, 429, 503]).toContain(status);
  expect((await reset(site, token)).status).toBe(400);
});

test('S12 links end when the server says: a reset after an hour, a confirmation after a day', async ({
  site,
}) => {
  const { email, password } = await site.member();
  const users = site.collection('svc-auth', 'users');
  const token = await resetToken(site, email);
  const kept = await users.findOne({ email });
  expect(kept?.passwordReset.expiresAt - Date.now()).toBeLessThanOrEqual(3_600_000);
  await users.updateOne({ email }, { $set: { 'passwordReset.expiresAt': new Date(Date.now() - 1_000) } });
  expect((await reset(site, token)).status).toBe(400);
  await site.elsewhere().signIn(email, password);

  const waiting = newEmail('late');
  await site.mustCall('POST /auth/signup', { body: { name: 'Bo', email: waiting, password: another } });
  const late = tokenIn(await site.mail(waiting, /confirm/i));
  const pending = await users.findOne({ email: waiting });
  expect(pending?.pendingSignUps[0].expiresAt - Date.now()).toBeLessThanOrEqual(86_400_000);
  await users.updateOne(
    { email: waiting },
    { $set: { 'pendingSignUps.0.expiresAt': new Date(Date.now() - 1_000) } },
  );
  expect((await site.call('POST /auth/verify-email', { body: { token: late } })).status).toBe(400);
  expect((await users.findOne({ email: waiting }))?.verifiedAt ?? null).toBeNull();
});

test('S13 a newer link ends the older, and another password ends them all', async ({ site }) => {
  const { email, password, token } = await site.member();
  const older = await resetToken(site, email, 1);
  const newer = await resetToken(site, email, 2);
  expect((await reset(site, older)).status).toBe(400);
  await site.mustCall('POST /auth/change-password', {
    token,
    body: { currentPassword: password, newPassword: 'yoghurt and mint 31' },
  });
  expect((await reset(site, newer)).status).toBe(400);
  await site.elsewhere().signIn(email, 'yoghurt and mint 31');
});

test('S14 a token is good for its purpose and its member alone', async ({ site }) => {
  const one = await site.member();
  const waiting = newEmail('waiting');
  await site.mustCall('POST /auth/signup', { body: { name: 'Bo', email: waiting, password: another } });
  const confirmation = tokenIn(await site.mail(waiting, /confirm/i));
  const resetting = await resetToken(site, one.email);

  expect((await reset(site, confirmation)).status).toBe(400);
  for (const path of ['verify-email', 'undo-change'])
    expect((await site.call(`POST /auth/${path}`, { body: { token: resetting } })).status).toBe(400);
  expect((await site.call('POST /auth/undo-change', { body: { token: confirmation } })).status).toBe(400);
  for (const token of [resetting, confirmation])
    expect((await site.call('GET /auth/me', { token })).status).toBe(401);
  // None of these tries has used a token up.
  expect((await reset(site, resetting)).status).toBe(200);
  await site.mustCall('POST /auth/verify-email', { body: { token: confirmation } });
});

test('S15 reading a mailed link changes nothing', async ({ site }) => {
  const { email } = await site.member();
  await site.mustCall('POST /auth/forgot-password', { body: { email } });
  const mail = await site.mail(email, /reset|new password/i);
  const { pathname, search } = new URL(linkIn(mail));
  for (const method of ['HEAD', 'GET', 'HEAD', 'GET', 'HEAD', 'GET'])
    expect((await site.get(pathname + search, { method })).status).toBe(200);
  expect((await reset(site, tokenIn(mail))).status).toBe(200);
  expect((await reset(site, tokenIn(mail))).status).toBe(400);
});

test('S16 links lead to the configured site, whatever a request says of it', async ({ site }) => {
  const { email } = await site.member();
  const headers = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
    'x-original-host': 'evil.example',
    origin: 'https://evil.example',
  };
  await site.mustCall('POST /auth/forgot-password', { body: { email }, headers });
  await site.call('POST /auth/forgot-password', { body: { email }, headers: { host: 'evil.example' } });
  const mail = await site.mail(email, /reset|new password/i);
  await site.quiet();
  for (const { text, html } of [mail, ...(await site.mails(email))])
    expect(text + html).not.toContain('evil');
  expect(linkIn(mail).startsWith(`${site.origin}/`)).toBe(true);
});

import { googleBrowser, spoilGoogle } from '../src/google.ts';
import { tokenIn } from '../src/mails.ts';
import { watchPage } from '../src/oracle.ts';
import { demoPassword, expect, newEmail, test } from '../src/site.ts';

test.afterEach(({ site }) => spoilGoogle(site, 'none'));

test('S34 what Google’s way back carries works once, for a minute, in one browser', async ({ site }) => {
  const email = newEmail('google');
  const browser = googleBrowser(site);
  const used = (await browser.oneTimeToken(email)) ?? '';
  for (const address of browser.seen) expect(address).not.toMatch(/eyJ/);
  const other = googleBrowser(site.elsewhere());
  await other.start();
  expect((await other.redeem(used)).status).toBe(401);
  expect((await site.call('GET /auth/me', { token: used })).status).toBe(401);
  const answer = await browser.redeem(used);
  expect(answer.status).toBe(200);
  expect(answer.body.token).toMatch(/^eyJ/);
  expect((await browser.redeem(used)).status).toBe(401);
  for (const service of ['svc-gateway', 'svc-auth']) {
    expect(site.log(service)).not.toContain(used);
    expect(site.log(service)).not.toMatch(/eyJ[\w-]{10}/);
  }

  const late = (await browser.oneTimeToken(email)) ?? '';
  const tickets = site.collection('svc-auth', 'tickets');
  for (const ticket of await tickets.find().toArray())
    expect(ticket.expiresAt - Date.now()).toBeLessThanOrEqual(ticket.userId ? 60_000 : 15 * 60_000);
  await tickets.updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
  expect((await browser.redeem(late)).status).toBe(401);
});

test('S35 a sign-in is finished where it was begun, once, with its own state and nonce', async ({ site }) => {
  const email = newEmail('google');
  const begun = await googleBrowser(site).start();
  const asked = new URL(begun.headers.location ?? '').searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  expect((asked.get('state') ?? '').length).toBeGreaterThanOrEqual(22);
  expect((asked.get('nonce') ?? '').length).toBeGreaterThanOrEqual(22);

  const refusedAt = async (visitor: ReturnType<typeof googleBrowser>, address: string) => {
    const answer = await visitor.visit(address);
    expect(answer.status, answer.headers.location).toBe(400);
  };
  const victim = googleBrowser(site);
  const back = await victim.wayBack(email);
  await refusedAt(googleBrowser(site.elsewhere()), back);
  const without = new URL(back);
  without.searchParams.delete('state');
  await refusedAt(victim, without.href);

  const second = googleBrowser(site);
  const way = await second.wayBack(email);
  expect((await second.visit(way)).status).toBe(302);
  await refusedAt(second, way);

  // The attacker's code on the victim's state.
  const attacker = googleBrowser(site.elsewhere());
  const [theirs, mine] = [await second.wayBack(email), await attacker.wayBack(newEmail('mallory'))];
  const mixed = new URL(theirs);
  mixed.searchParams.set('code', new URL(mine).searchParams.get('code') ?? '');
  await refusedAt(second, mixed.href);

  await spoilGoogle(site, 'wrong-nonce');
  const third = googleBrowser(site);
  await refusedAt(third, await third.wayBack(email));
});

for (const defect of [
  'bad-signature',
  'wrong-issuer',
  'other-audience',
  'expired',
  'unverified-email',
  'no-id-token',
])
  test(`S36 an id token with ${defect} opens no session`, async ({ site }) => {
    const email = newEmail('google');
    const browser = googleBrowser(site);
    await spoilGoogle(site, defect);
    const answer = await browser.visit(await browser.wayBack(email));
    expect(answer.status).toBe(400);
    expect(await site.collection('svc-auth', 'users').countDocuments({ email })).toBe(0);
  });

test('S37 another person who has taken over an address does not get its account', async ({ site }) => {
  const email = newEmail('google');
  const browser = googleBrowser(site);
  const first = await browser.redeem((await browser.oneTimeToken(email)) ?? '');
  expect(first.status).toBe(200);
  await spoilGoogle(site, 'new-subject');
  const other = googleBrowser(site.elsewhere());
  const answer = await other.visit(await other.wayBack(email));
  expect(answer.status).toBe(400);
});

test('S38 who signs up with a victim’s address first has nothing of the victim’s account', async ({
  site,
}) => {
  const email = newEmail('hijacked');
  const planted = { name: 'Mallory', email, password: 'planted by me 66' };
  await site.mustCall('POST /auth/signup', { body: planted });
  const link = tokenIn(await site.mail(email, /confirm/i));
  const victim = googleBrowser(site);
  const opened = await victim.redeem((await victim.oneTimeToken(email)) ?? '');
  expect(opened.status).toBe(200);
  const tries = await Promise.all([
    site.call('POST /auth/signin', { body: { email, password: planted.password } }),
    site.call('POST /auth/verify-email', { body: { token: link } }),
  ]);
  expect(tries[0].status).toBe(401);
  const user = await site.collection('svc-auth', 'users').findOne({ email });
  expect(user?.passwordHash ?? null).toBeNull();
  expect(user?.name).not.toBe('Mallory');
});

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example/',
  '/%09/evil.example',
  '/\t/evil.example',
  'javascript:window.__xss=1',
  '@evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  'data:text/html,<script>1</script>',
];

test('S39 after signing in a member stays on the site @long', async ({ page, site }) => {
  const expectClean = await watchPage(page, site.origin);
  const { email, password } = await site.member();
  for (const target of elsewhere) {
    await page.context().clearCookies();
    await page.goto('/');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto(`/signin?returnTo=${encodeURIComponent(target)}`);
    await page.waitForFunction(() => document.querySelector('[data-prerendered]') === null);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).not.toHaveURL(/signin/);
    expect(new URL(page.url()).origin, target).toBe(site.origin);
    await expectClean();
  }
});

test('S40 Google is asked for no more than who it is, and its tokens stay with us', async ({ site }) => {
  const email = newEmail('google');
  const browser = googleBrowser(site);
  const begun = await browser.start();
  const asked = new URL(begun.headers.location ?? '').searchParams;
  expect((asked.get('scope') ?? '').split(' ').sort()).toEqual(['email', 'openid', 'profile']);
  expect(asked.get('access_type')).not.toBe('offline');
  const answer = await browser.redeem((await browser.oneTimeToken(email)) ?? '');
  expect(answer.text).not.toMatch(/access_token|refresh_token|id_token/);
  const kept = JSON.stringify(await site.collection('svc-auth', 'users').findOne({ email }));
  expect(kept).not.toMatch(/access_token|refresh_token|id_token/i);
  // A token is two parts of JSON or more; the letters of one alone may stand in a hash.
  expect(kept).not.toMatch(/eyJ[\w-]+\.eyJ/);
});

test('S41 logging out in one tab ends every tab, and leaves nothing of the member behind', async ({
  page,
  site,
}) => {
  const { token } = { token: await site.demo('premium') };
  await page.goto('/signin');
  await page.waitForFunction(() => document.querySelector('[data-prerendered]') === null);
  await page.getByLabel('Email').fill('premium@sufra.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/dashboard/);
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => document.querySelector('[data-prerendered]') === null);
  const menu = page.getByRole('button', { name: /Yusuf|account|menu/i }).first();
  if (await menu.isVisible()) await menu.click();
  await page
    .getByText(/log ?out|sign out/i)
    .first()
    .click();
  await expect(other).not.toHaveURL(/dashboard/);
  for (const tab of [page, other]) {
    const kept = await tab.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept).not.toMatch(/eyJ|Yusuf|premium@/);
  }
  // Another session of the same member goes on.
  expect((await site.call('GET /auth/me', { token })).status).toBe(200);
});

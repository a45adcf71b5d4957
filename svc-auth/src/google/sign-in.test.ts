import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import { decodeJwt } from 'jose';
import { aBrowser, aGoogleUser, visitGoogle } from '../../test/google-browser.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../test/openid-provider.ts';
import { cookieOf, renew } from '../../test/people.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let provider: OpenIdProvider;
let under: UnderTest;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  under = await startForTest({ ...provider.env, GOOGLE_SIGN_INS_PER_IP: '0' });
});
afterAll(async () => {
  await under.stop();
  await provider.stop();
});

const site = 'http://localhost:8080';
const browser = (headers?: Record<string, string>) => aBrowser(under.service.url, headers);
const unauthorized = { status: 401, body: { code: 'unauthorized' } };
const oneTimeTokens = () => under.platform.database.connection.collection('tickets');

describe('signing in with Google', () => {
  test('is offered', async () => {
    expect(await ask(under.service.url, 'GET /auth/sign-in-options')).toMatchObject({
      status: 200,
      body: { google: true },
    });
  });

  test('begins with state, nonce and a S256 challenge, and asks for no more than who the person is', async () => {
    const { get, jar } = browser();
    const begun = await get('/auth/google');
    const { origin, pathname, searchParams } = new URL(begun.headers.get('location') ?? '');
    expect(begun).toMatchObject({ status: 302, body: '' });
    expect(begun.headers.get('cache-control')).toBe('no-store');
    expect(`${origin}${pathname}`).toBe(`${provider.issuer}/auth`);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'sufra-test',
      response_type: 'code',
      redirect_uri: `${site}/api/v1/auth/google/return`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    const [cookie = ''] = begun.headers.getSetCookie();
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/api/v1/auth/google', 'Max-Age=600'])
      expect(cookie).toContain(part);
    const secrets = [searchParams.get('state'), jar.get('sufra_google')?.value];
    const stored = JSON.stringify(await oneTimeTokens().find().toArray());
    for (const secret of secrets) expect(stored).not.toContain(secret);
  });

  test('ends at the page with a one-time token that opens a session in that browser', async () => {
    const user = aGoogleUser();
    provider.signsIn(user);
    const { get, goThroughGoogle } = browser();
    const returned = await get(await goThroughGoogle());
    const location = new URL(returned.headers.get('location') ?? '');
    expect(returned).toMatchObject({ status: 302, body: '' });
    expect(`${location.origin}${location.pathname}`).toBe(`${site}/auth/google/callback`);
    expect([...location.searchParams.keys()]).toEqual(['token']);
    const token = location.searchParams.get('token') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const [binding = ''] = returned.headers.getSetCookie();
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/v1/auth/me', 'Max-Age=60'])
      expect(binding).toContain(part);
    expect(JSON.stringify(await oneTimeTokens().find().toArray())).not.toContain(token);

    const me = await get('/auth/me', { token });
    expect(me).toMatchObject({
      status: 200,
      body: {
        user: { name: 'Karim Haddad', email: user.email, isAdmin: false, generations_left: 3 },
        account: { hasPassword: false, hasGoogle: true, pendingEmail: null },
        token: expect.stringMatching(/^eyJ/),
      },
    });
    expect(await get('/auth/me', { token: me.body.token })).toMatchObject({ status: 200 });
    const stored = await under.users.findOne({ email: user.email }).lean();
    expect(stored?.sessions).toMatchObject([{ openedBy: 'google', sid: decodeJwt(me.body.token).sid }]);
    expect(stored?.google).toMatchObject({ issuer: provider.issuer, subject: user.sub });
  });

  test('sets the cookie that renews the session, as any sign-in does', async () => {
    provider.signsIn(aGoogleUser());
    const me = await browser().signIn();
    const cookie = cookieOf(me) ?? '';
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/v1/auth/session', 'Max-Age=2592000'])
      expect(cookie).toContain(part);
    expect((await renew(under, cookie.split(';')[0] ?? '')).status).toBe(200);
  });

  test('leaves a line in the security log, and no token, code or address', async () => {
    const user = aGoogleUser();
    provider.signsIn(user);
    const { get, goThroughGoogle } = browser();
    const way = await goThroughGoogle();
    const returned = await get(way);
    const token = new URL(returned.headers.get('location') ?? '').searchParams.get('token') ?? '';
    const me = await get('/auth/me', { token });
    const userId = me.body.user._id;
    await eventually(() =>
      expect(under.log()).toMatch(
        new RegExp(`"security":"google-sign-in","outcome":"ok","userId":"${userId}"`),
      ),
    );
    const params = new URLSearchParams(way.split('?')[1]);
    for (const secret of [
      token,
      me.body.token,
      params.get('code'),
      params.get('state'),
      user.email,
      user.sub,
    ])
      expect(under.log()).not.toContain(secret);
  });

  test('keeps and passes on nothing that Google gave it', async () => {
    const user = aGoogleUser();
    provider.signsIn(user);
    const me = await browser().signIn();
    const collections = await under.platform.database.connection.db?.collections();
    const documents = await Promise.all((collections ?? []).map(one => one.find().toArray()));
    expect(JSON.stringify(documents)).toContain(user.sub);
    const given = provider.exchanges.at(-1)?.answer;
    for (const seen of [JSON.stringify(documents), JSON.stringify(me.body), under.log()]) {
      expect(seen).not.toMatch(/id_token|access_token/);
      expect(seen).not.toContain(given?.access_token);
      expect(seen).not.toContain(given?.id_token);
    }
  });

  test('begins at one replica, comes back to another and ends at a third', async () => {
    const others = [await under.startReplica(), await under.startReplica()];
    for (const other of others) await other.whenReady();
    provider.signsIn(aGoogleUser());
    const origins = [under.service, ...others].map(({ url }) => url);
    expect(await aBrowser(origins).signIn()).toMatchObject({
      status: 200,
      body: { token: expect.any(String) },
    });
    for (const other of others) await other.stop();
  });

  test('works when browsers find Google elsewhere than this service does', async () => {
    const other = await startOpenIdProvider({ calledByBrowsers: 'http://localhost:9' });
    const apart = await startForTest({ ...other.env, GOOGLE_BACK_CHANNEL_URL: other.url });
    other.signsIn(aGoogleUser());
    const { get } = aBrowser(apart.service.url);
    const address = (await get('/auth/google')).headers.get('location') ?? '';
    expect(address).toMatch(/^http:\/\/localhost:9\/auth\?/);
    const back = await visitGoogle(address, { reachedAt: other.url });
    expect((await get(`/auth/google/return${back.search}`)).headers.get('location')).toContain('?token=');
    await apart.stop();
    await other.stop();
  });

  test('goes on in two tabs of one browser', async () => {
    provider.signsIn(aGoogleUser());
    const { get, goThroughGoogle } = browser();
    const [one, two] = [await goThroughGoogle(), await goThroughGoogle()];
    for (const way of [one, two])
      expect((await get(way)).headers.get('location')).toContain('/auth/google/callback?token=');
  });
});

describe('the one-time token', () => {
  test('is good once, twenty times at once too', async () => {
    provider.signsIn(aGoogleUser());
    const { get, oneTimeToken } = browser();
    const token = await oneTimeToken();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/auth/me', { token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(19);
    expect(await get('/auth/me', { token })).toMatchObject(unauthorized);
  });

  test('is not good in another browser, which does not use it up either', async () => {
    provider.signsIn(aGoogleUser());
    const mine = browser();
    const token = await mine.oneTimeToken();
    const another = browser();
    await another.oneTimeToken();
    for (const { get } of [another, browser()])
      expect(await get('/auth/me', { token })).toMatchObject(unauthorized);
    expect((await mine.get('/auth/me', { token })).status).toBe(200);
  });

  test('is not good after its minute', async () => {
    provider.signsIn(aGoogleUser());
    const { get, oneTimeToken } = browser();
    const token = await oneTimeToken();
    const [newest] = await oneTimeTokens()
      .find({ userId: { $ne: null } })
      .sort({ expiresAt: -1 })
      .toArray();
    expect(newest?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 60_000);
    await oneTimeTokens().updateOne({ _id: newest?._id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect(await get('/auth/me', { token })).toMatchObject(unauthorized);
  });

  test('opens no other call, and opens nothing from an address, a cookie or a body', async () => {
    provider.signsIn(aGoogleUser());
    const { get, oneTimeToken, jar } = browser();
    const token = await oneTimeToken();
    const cookie = `sufra_google_return=${jar.get('sufra_google_return')?.value}`;
    const url = under.service.url;
    for (const answer of [
      await ask(url, 'PATCH /auth/me', { token, headers: { cookie }, body: { name: 'Someone Else' } }),
      await ask(url, 'GET /auth/me/export', { token, headers: { cookie } }),
      await ask(url, `GET /auth/me?token=${token}`, { headers: { cookie } }),
      await ask(url, 'GET /auth/me', { headers: { cookie: `${cookie}; token=${token}` } }),
    ])
      expect([401, 404, 405]).toContain(answer.status);
    expect((await get('/auth/me', { token })).status).toBe(200);
  });

  test('of an account that is gone by then is refused', async () => {
    const user = aGoogleUser();
    provider.signsIn(user);
    const { get, oneTimeToken } = browser();
    const token = await oneTimeToken();
    await under.users.deleteOne({ email: user.email });
    expect(await get('/auth/me', { token })).toMatchObject(unauthorized);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aBrowser, aGoogleUser } from '../../test/google-browser.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../test/openid-provider.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let provider: OpenIdProvider;
beforeAll(async () => {
  provider = await startOpenIdProvider();
});
afterAll(() => provider.stop());

describe('with a limit of three', () => {
  let under: UnderTest;
  beforeAll(async () => {
    under = await startForTest({ ...provider.env, GOOGLE_SIGN_INS_PER_IP: '3' });
  });
  afterAll(() => under.stop());
  const from = (ip: string) => aBrowser(under.service.url, { 'x-forwarded-for': ip });

  test('an address begins no more than that, and another goes on', async () => {
    const { get } = from('203.0.113.1');
    for (let n = 1; n <= 3; n += 1) expect((await get('/auth/google')).status).toBe(302);
    const refused = await get('/auth/google');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await eventually(() => expect(under.log()).toContain('limit of sign-ins with Google begun by ip'));
    expect((await from('203.0.113.2').get('/auth/google')).status).toBe(302);
  });

  test('an address comes back in vain no more than that', async () => {
    const { get } = from('203.0.113.3');
    const way = `/auth/google/return?code=x&state=${'x'.repeat(43)}`;
    for (let n = 1; n <= 3; n += 1) expect((await get(way)).status).toBe(400);
    expect(await get(way)).toMatchObject({ status: 429 });
  });

  test('sign-ins that work do not count as failed ones', async () => {
    provider.signsIn(aGoogleUser());
    const browser = from('203.0.113.4');
    for (let n = 1; n <= 3; n += 1) expect((await browser.signIn()).status).toBe(200);
    expect((await browser.get(`/auth/google/return?code=x&state=${'x'.repeat(43)}`)).status).toBe(400);
  });
});

describe('without a client id', () => {
  let under: UnderTest;
  beforeAll(async () => {
    under = await startForTest();
  });
  afterAll(() => under.stop());

  test('signing in with Google is not offered', async () => {
    const answer = await ask(under.service.url, 'GET /auth/sign-in-options');
    expect(answer).toMatchObject({ status: 200, body: { google: false } });
  });

  test('joining an account is not there', async () => {
    const body = { token: 'x'.repeat(43), password: 'whatever it be' };
    expect(await ask(under.service.url, 'POST /auth/google/join', { body })).toMatchObject({ status: 404 });
  });

  test.each(['/auth/google', '/auth/google/return?code=x&state=y'])('%s is not there', async path => {
    const answer = await aBrowser(under.service.url, { accept: 'text/html' }).get(path);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('a one-time token is no token', async () => {
    const answer = await ask(under.service.url, 'GET /auth/me', { token: 'x'.repeat(43) });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });
});

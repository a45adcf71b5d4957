import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import type { Claims } from '../../../local/stand-ins/google/index.ts';
import { aBrowser, aGoogleUser } from '../../test/google-browser.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../test/openid-provider.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let provider: OpenIdProvider;
let under: UnderTest;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  under = await startForTest({ ...provider.env, GOOGLE_SIGN_INS_PER_IP: '0', GOOGLE_TIMEOUT_MS: '1000' });
});
afterEach(() => {
  provider.misbehaves({});
  provider.signsIn(undefined);
});
afterAll(async () => {
  await under.stop();
  await provider.stop();
});

const browser = (headers?: Record<string, string>) => aBrowser(under.service.url, headers);
const failed = {
  status: 400,
  body: { code: 'google_failed', error: 'Signing in with Google did not work. Please try again.' },
};
const accounts = () => under.users.countDocuments();
const html = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const page = 'http://localhost:8080/auth/google/callback';

/** Nothing has come of it: no account, no session, no token, not even an address to go to. */
async function expectRefused(work: () => ReturnType<ReturnType<typeof browser>['get']>) {
  const before = await accounts();
  const answer = await work();
  expect(answer).toMatchObject(failed);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get('location')).toBeNull();
  expect(await accounts()).toBe(before);
}

describe('the way back is refused', () => {
  const change = (name: string, value: string | null) => (way: string) => {
    const url = new URL(way, 'http://site');
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
    return url.pathname + url.search;
  };
  test.each([
    ['without a state', change('state', null)],
    ['with a made-up state', change('state', 'x'.repeat(43))],
    ['with a state that is none', change('state', '$ne')],
    ['without a code', change('code', null)],
    ['with a made-up code', change('code', 'made-up')],
    ['from another issuer', change('iss', 'https://accounts.example')],
    [
      'with an error in place of a code',
      (way: string) => change('error', 'server_error')(change('code', null)(way)),
    ],
  ])('%s', async (_what, changed) => {
    provider.signsIn(aGoogleUser());
    const { get, goThroughGoogle } = browser();
    const way = await goThroughGoogle();
    await expectRefused(() => get(changed(way)));
  });

  test('when the person cancels', async () => {
    await expectRefused(() => browser().comeBack());
  });

  test('a second time, ten at once too', async () => {
    provider.signsIn(aGoogleUser());
    const { get, goThroughGoogle } = browser();
    const way = await goThroughGoogle();
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(way)));
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
    await expectRefused(() => get(way));
  });

  test('in a browser that did not begin it, with a cookie of its own or without', async () => {
    provider.signsIn(aGoogleUser());
    const way = await browser().goThroughGoogle();
    const another = browser();
    await another.goThroughGoogle();
    await expectRefused(() => another.get(way));
    await expectRefused(() => browser().get(way));
  });

  test('with the code of another sign-in, whose verifier it does not have', async () => {
    provider.signsIn(aGoogleUser());
    const stolen = new URL(await browser().goThroughGoogle(), 'http://site').searchParams.get('code');
    const { get, goThroughGoogle } = browser();
    const way = await goThroughGoogle();
    await expectRefused(() => get(change('code', stolen)(way)));
  });

  test('with a code that was exchanged before', async () => {
    provider.signsIn(aGoogleUser());
    const { get, goThroughGoogle } = browser();
    const used = await goThroughGoogle();
    await get(used);
    const code = new URL(used, 'http://site').searchParams.get('code');
    const way = await goThroughGoogle();
    await expectRefused(() => get(change('code', code)(way)));
  });

  test('once its ten minutes have passed', async () => {
    provider.signsIn(aGoogleUser());
    const { get, goThroughGoogle } = browser();
    const way = await goThroughGoogle();
    const tickets = under.platform.database.connection.collection('tickets');
    await tickets.updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
    await expectRefused(() => get(way));
  });

  test('and every exchange that is made proves that it began here', async () => {
    provider.signsIn(aGoogleUser());
    await browser().comeBack();
    const last = provider.exchanges.at(-1)?.form;
    expect(last?.code_verifier).toMatch(/^[\w-]{43}$/);
    expect(last?.code_verifier).not.toBe(provider.asked.at(-1)?.code_challenge);
  });
});

describe('an id token is refused', () => {
  const claims = (overrides: Claims) => ({
    claims: (honest: Claims) => ({ ...honest, ...overrides }),
  });
  const past = Math.floor(Date.now() / 1000) - 120;
  test.each([
    ['with another nonce', claims({ nonce: 'another' })],
    ['without a nonce', claims({ nonce: undefined })],
    ['for another audience', claims({ aud: 'another-client' })],
    ['for another audience besides', claims({ aud: ['sufra-test', 'another-client'] })],
    ['of another issuer', claims({ iss: 'https://accounts.example' })],
    ['that is over', claims({ exp: past })],
    ['that never ends', claims({ exp: undefined })],
    ['without a subject', claims({ sub: undefined })],
    ['with an empty subject', claims({ sub: '' })],
    ['with an unverified e-mail', claims({ email_verified: false })],
    ['with an e-mail verified in words', claims({ email_verified: 'true' })],
    ['that says nothing of the e-mail', claims({ email_verified: undefined })],
    ['without an e-mail', claims({ email: undefined })],
    ['with an e-mail that is none', claims({ email: { $gt: '' } })],
    ['signed with a foreign key', { signature: 'foreign key' as const }],
    ['signed with the client secret', { signature: 'HS256' as const }],
    ['that is not signed', { signature: 'none' as const }],
    ['that is not there', { exchange: 'no id token' as const }],
    ['that the provider refuses to give', { exchange: 'refuses' as const }],
  ])('%s', async (_what, defects) => {
    provider.signsIn(aGoogleUser());
    const { get, goThroughGoogle } = browser();
    const way = await goThroughGoogle();
    provider.misbehaves(defects);
    await expectRefused(() => get(way));
  });

  test('and leaves a line with the reason in the security log', async () => {
    provider.signsIn(aGoogleUser({ email_verified: false }));
    await browser().comeBack();
    await eventually(() =>
      expect(under.log()).toMatch(
        /"security":"google-sign-in","outcome":"refused","reason":"e-mail not verified","ip":"127.0.0.1"/,
      ),
    );
  });

  test('and a reason from outside is written only when it is a word', async () => {
    const { get, goThroughGoogle } = browser();
    const way = new URL(await goThroughGoogle(), 'http://site');
    way.searchParams.set('error', 'canary of\n{"level":"fatal"}');
    await get(way.pathname + way.search);
    expect(under.log()).not.toContain('canary of');
  });
});

describe('a person in a browser', () => {
  test('is led to the page that says it, without a token', async () => {
    const { comeBack } = browser(html);
    const answer = await comeBack();
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(page);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('is led there too when Google cannot be reached', async () => {
    provider.signsIn(aGoogleUser());
    const { get, goThroughGoogle } = browser(html);
    const way = await goThroughGoogle();
    provider.misbehaves({ everything: 'answers 500' });
    expect((await get(way)).headers.get('location')).toBe(page);
    expect((await get('/auth/google')).headers.get('location')).toBe(page);
  });
});

describe('a provider that is away', () => {
  const health = async () => {
    const answer = await fetch(`${under.service.internalUrl}/readyz`);
    return { isReady: answer.ok, told: await answer.text() };
  };

  test.each([
    ['hangs', { exchange: 'hangs' as const }, 503, 'service_unavailable'],
    ['answers 500', { exchange: 'answers 500' as const }, 502, 'bad_gateway'],
  ])(
    'in the middle and %s is answered as such; the next sign-in works',
    async (_what, defects, status, code) => {
      provider.signsIn(aGoogleUser());
      const { get, goThroughGoogle, signIn } = browser();
      const way = await goThroughGoogle();
      provider.misbehaves(defects);
      expect(await get(way)).toMatchObject({ status, body: { code } });
      expect(await health()).toEqual({ isReady: true, told: expect.stringContaining('google') });
      provider.misbehaves({});
      expect((await signIn()).status).toBe(200);
      expect((await health()).told).not.toContain('google');
    },
  );

  test('before the beginning is answered as such, asked again, and makes no replica unready', async () => {
    const away = await startForTest({
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
      GOOGLE_CLIENT_ID: 'x',
      GOOGLE_CLIENT_SECRET: 'y',
    });
    const { get } = aBrowser(away.service.url);
    for (let time = 1; time <= 2; time += 1) {
      const answer = await get('/auth/google');
      expect(answer).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    const readiness = await fetch(`${away.service.internalUrl}/readyz`);
    expect([readiness.status, await readiness.json()]).toEqual([
      200,
      expect.objectContaining({ degraded: expect.objectContaining({ google: expect.any(String) }) }),
    ]);
    await away.stop();
  });

  test('that is no provider at all is a fault of its own', async () => {
    const wrong = await startForTest({ ...provider.env, GOOGLE_ISSUER: `${provider.issuer}/nowhere` });
    provider.misbehaves({});
    const answer = await aBrowser(wrong.service.url).get('/auth/google');
    expect(answer).toMatchObject({ status: 502, body: { code: 'bad_gateway' } });
    await wrong.stop();
  });
});

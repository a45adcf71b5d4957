import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { aVisitor } from '../test/google-visitor.ts';
import { type Google, startGoogle } from './start-google.ts';

const client = {
  clientId: 'sufra',
  clientSecret: 'not-a-secret',
  redirectUri: 'http://localhost:8080/api/v1/auth/google/return',
};
const said: string[] = [];
const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
let google: Google;
beforeAll(async () => {
  google = await startGoogle({ ...client, log: line => said.push(line) });
});
afterEach(() => control({ defect: 'none' }));
afterAll(async () => {
  await google.stop();
  expect(said).toEqual([]);
  expect(warned).not.toHaveBeenCalled();
});

const visitor = () => aVisitor({ ...client, issuer: google.issuer });
const control = async (body: unknown, type = 'application/json') => {
  const answer = await fetch(`${google.issuer}/__control`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
};
const karim = { who: '1' };

describe('the stand-in for Google', () => {
  test('tells about itself what a client needs to know', async () => {
    const answer = await visitor().go('/.well-known/openid-configuration');
    expect(await answer.json()).toMatchObject({
      issuer: google.issuer,
      authorization_endpoint: `${google.issuer}/auth`,
      token_endpoint: `${google.issuer}/token`,
      jwks_uri: `${google.issuer}/jwks`,
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: expect.arrayContaining(['RS256']),
    });
  });

  test('asks who is there, says that it is not Google, and runs no script', async () => {
    const { arrive, go } = visitor();
    const answer = await go(await arrive());
    const html = await answer.text();
    expect(html).toContain('This is not Google.');
    expect(html).toContain('http://localhost:8080');
    expect(html).not.toMatch(/<script|<style|style=|onclick/);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:8080");
    expect(/<button[^>]*>/.exec(html)?.[0]).toContain('value="typed"');
    expect((await go('/style.css')).headers.get('content-type')).toBe('text/css');
  });

  test('signs a sample person in with one click', async () => {
    const { idToken, isSigned, nonce } = visitor();
    const { idToken: token, claims } = await idToken(karim);
    expect(claims).toMatchObject({
      iss: google.issuer,
      aud: client.clientId,
      nonce,
      sub: expect.stringMatching(/^\d{21}$/),
      email: 'karim.haddad@example.com',
      email_verified: true,
      name: 'Karim Haddad',
    });
    expect(await isSigned(token)).toBe(true);
  });

  test('gives back state and issuer with the code', async () => {
    const { signIn, state } = visitor();
    expect(Object.fromEntries(await signIn(karim))).toEqual({
      code: expect.any(String),
      state,
      iss: google.issuer,
    });
  });

  test('signs in the person who is typed, and knows them again by their address', async () => {
    const typed = { who: 'typed', email: 'Nadia@Example.org', name: 'Nadia <b>' };
    const first = await visitor().idToken(typed);
    const second = await visitor().idToken({ ...typed, email: 'nadia@example.org', name: 'Nadia' });
    expect(first.claims).toMatchObject({ email: 'Nadia@Example.org', name: 'Nadia <b>' });
    expect(second.claims.sub).toBe(first.claims.sub);
  });

  test('names the domain of an address that is of an organisation, and of no other', async () => {
    const typed = { who: 'typed', email: 'nadia@kitchen.example.org', name: 'Nadia' };
    expect((await visitor().idToken({ ...typed, hosted: 'on' })).claims).toMatchObject({
      hd: 'kitchen.example.org',
    });
    expect((await visitor().idToken(typed)).claims).not.toHaveProperty('hd');
    expect((await visitor().idToken(karim)).claims).not.toHaveProperty('hd');
  });

  test('shows what was typed again when it is no address, as text', async () => {
    const { arrive, go } = visitor();
    const answer = await go(await arrive(), { who: 'typed', email: '"><script>x', name: 'N' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('Please enter an e-mail address.');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;x"');
  });

  test('asks each time, even the browser that signed in a moment ago', async () => {
    const { signIn, arrive } = visitor();
    await signIn(karim);
    expect(await arrive()).toMatch(/^\/sign-in\//);
  });

  test('lets a person cancel', async () => {
    const returned = await visitor().signIn({ who: 'cancel' });
    expect(returned.get('error')).toBe('access_denied');
    expect(returned.get('code')).toBeNull();
  });

  test.each([
    ['twice', {}],
    ['with another verifier', { code_verifier: 'x'.repeat(43) }],
    ['with another secret', { client_secret: 'guessed' }],
    ['for another address', { redirect_uri: 'http://localhost:8080/elsewhere' }],
  ])('exchanges no code %s', async (_how, overrides) => {
    const { signIn, exchange } = visitor();
    const code = (await signIn(karim)).get('code') ?? '';
    if (Object.keys(overrides).length === 0) await exchange(code);
    expect((await exchange(code, overrides)).ok).toBe(false);
  });

  test.each([
    ['another client', { client_id: 'another' }],
    ['another address', { redirect_uri: 'http://evil.example/' }],
  ])('shows %s a page, and leads nowhere', async (_what, overrides) => {
    expect(await visitor().arrive(overrides)).toBe('400');
  });

  test('leads back with an error when no challenge came along', async () => {
    const location = await visitor().arrive({ code_challenge: '', code_challenge_method: '' });
    expect(new URL(location).searchParams.get('error')).toBe('invalid_request');
  });

  test('shows no browser the page of another', async () => {
    const page = await visitor().arrive();
    expect((await visitor().go(page)).status).toBe(400);
    expect((await visitor().go(page, karim)).status).toBe(400);
  });
});

describe('told to misbehave, for everybody or with one sign-in', () => {
  const claimsOf = {
    'wrong-nonce': { nonce: 'another-nonce' },
    'other-audience': { aud: 'another-client' },
    'wrong-issuer': { iss: 'https://accounts.another.example' },
    'unverified-email': { email_verified: false },
  };
  const ways: [string, (defect: string) => Promise<Record<string, string>>][] = [
    [
      'for everybody',
      async defect => {
        await control({ defect });
        return karim;
      },
    ],
    ['once', async defect => ({ ...karim, defect })],
  ];

  describe.each(ways)('%s', (_way, told) => {
    test.each(Object.entries(claimsOf))(
      '%s: the claim is wrong, the signature right',
      async (defect, wrong) => {
        const { idToken, isSigned } = visitor();
        const { idToken: token, claims } = await idToken(await told(defect));
        expect(claims).toMatchObject(wrong);
        expect(await isSigned(token)).toBe(true);
      },
    );

    test('expired', async () => {
      const { claims } = await visitor().idToken(await told('expired'));
      expect(claims.exp).toBeLessThan(Date.now() / 1000 - 1_800);
    });

    test('bad-signature', async () => {
      const { idToken, isSigned } = visitor();
      const { idToken: token, claims } = await idToken(await told('bad-signature'));
      expect(claims.email).toBe('karim.haddad@example.com');
      expect(await isSigned(token)).toBe(false);
    });

    test('new-subject: another person has the address', async () => {
      const { claims: before } = await visitor().idToken(karim);
      const { claims } = await visitor().idToken(await told('new-subject'));
      expect(claims.email).toBe(before.email);
      expect(claims.sub).not.toBe(before.sub);
    });

    test('no-id-token', async () => {
      const { idToken, rest } = await visitor().idToken(await told('no-id-token'));
      expect(idToken).toBeUndefined();
      expect(rest.access_token).toEqual(expect.any(String));
    });

    test('exchange-fails', async () => {
      const { signIn, exchange } = visitor();
      const code = (await signIn(await told('exchange-fails'))).get('code') ?? '';
      expect((await exchange(code)).status).toBe(500);
    });

    test('exchange-hangs', async () => {
      const { signIn, exchange } = visitor();
      const code = (await signIn(await told('exchange-hangs'))).get('code') ?? '';
      await expect(exchange(code)).rejects.toMatchObject({ name: 'TimeoutError' });
    });

    test('cancels', async () => {
      expect((await visitor().signIn(await told('cancels'))).get('error')).toBe('access_denied');
    });
  });

  test('it says which defects there are, and takes no other, nor from a page of another site', async () => {
    const { body } = await control({ defect: 'expired' });
    expect(body).toMatchObject({ defect: 'expired', defects: { expired: expect.any(String) } });
    expect(await control({ defect: 'made-up' })).toMatchObject({ status: 400 });
    expect(await control({ defect: 'wrong-nonce' }, 'text/plain')).toMatchObject({ status: 400 });
    expect(await (await fetch(`${google.issuer}/__control`)).json()).toMatchObject({ defect: 'expired' });
  });

  test('it goes back to being honest', async () => {
    await control({ defect: 'unverified-email' });
    await control({ defect: 'none' });
    expect((await visitor().idToken(karim)).claims.email_verified).toBe(true);
  });
});

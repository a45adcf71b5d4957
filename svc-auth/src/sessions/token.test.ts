import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '@sufra/service-kit/testing';
import { decodeJwt, exportJWK, type JWTPayload, SignJWT } from 'jose';
import { aMember, signedIn } from '../../test/people.ts';
import { aSigningKey } from '../../test/secrets.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
let claims: JWTPayload;
let good: string;
beforeAll(async () => {
  under = await startForTest();
  good = (await signedIn(under, await aMember(under))).token;
  claims = decodeJwt(good);
});
afterAll(() => under.stop());

const me = (token: string) => ask(under.service.url, 'GET /auth/me', { token });
const unauthorized = { status: 401, body: { code: 'unauthorized' } };
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const privateKey = () => createPrivateKey({ key: under.signingKey, format: 'jwk' });

/** Signed with the service's own key: only what is changed can be the reason for a refusal. */
const signed = (payload: object, header: object = {}, key = privateKey()) =>
  new SignJWT({ ...claims, ...payload } as JWTPayload)
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: under.signingKey.kid, ...header })
    .sign(key);
const seconds = () => Math.floor(Date.now() / 1_000);

describe('the current user’s route', () => {
  test('takes the token of a sign-in', async () => {
    expect((await me(good)).status).toBe(200);
    expect((await me(await signed({}))).status).toBe(200);
  });

  test.each(['none', 'None', 'nOnE', 'NONE'])('refuses a token with the algorithm %s', async alg => {
    const unsigned = `${encoded({ alg, typ: 'at+jwt', kid: under.signingKey.kid })}.${encoded(claims)}.`;
    expect(await me(unsigned)).toMatchObject(unauthorized);
    expect(await me(`${unsigned}${good.split('.')[2]}`)).toMatchObject(unauthorized);
  });

  test('refuses a token signed with the public key as a shared secret', async () => {
    const publicKey = createPublicKey(privateKey());
    const secrets = [
      publicKey.export({ format: 'pem', type: 'spki' }),
      publicKey.export({ format: 'pem', type: 'pkcs1' }),
      JSON.stringify(publicKey.export({ format: 'jwk' })),
    ];
    for (const secret of secrets) {
      const start = `${encoded({ alg: 'HS256', typ: 'at+jwt', kid: under.signingKey.kid })}.${encoded(claims)}`;
      const mac = createHmac('sha256', secret).update(start).digest('base64url');
      expect(await me(`${start}.${mac}`)).toMatchObject(unauthorized);
    }
  });

  test('refuses a foreign key, whatever the header says of where to find it', async () => {
    const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const jwk = await exportJWK(foreign.publicKey);
    const headers = [
      {},
      { jwk },
      { jku: 'http://127.0.0.1:1/keys' },
      { x5u: 'http://127.0.0.1:1/' },
      { kid: 'unknown' },
      { kid: '../../dev/null' },
    ];
    for (const header of headers)
      expect(await me(await signed({}, header, foreign.privateKey))).toMatchObject(unauthorized);
  });

  test.each([
    ['without an end', { exp: undefined }],
    ['past its end', { exp: seconds() - 120 }],
    // The table is made when the file is loaded, which may be minutes before its tests are run.
    ['not valid yet', { nbf: seconds() + 86_400 }],
    ['of another issuer', { iss: 'elsewhere' }],
    ['for another audience', { aud: 'elsewhere' }],
    ['without a session', { sid: undefined }],
    ['without a member', { sub: undefined }],
    ['without a version', { ver: undefined }],
    ['whose end is text', { exp: '9999999999' }],
  ])('refuses a token %s', async (_what, change) => {
    const payload = encoded({ ...claims, ...change });
    const start = `${encoded({ alg: 'RS256', typ: 'at+jwt', kid: under.signingKey.kid })}.${payload}`;
    const { sign } = await import('node:crypto');
    const signature = sign('RSA-SHA256', Buffer.from(start), privateKey()).toString('base64url');
    expect(await me(`${start}.${signature}`)).toMatchObject(unauthorized);
  });

  test.each(['JWT', 'id+jwt', 'logout+jwt'])('refuses a token of the type %s', async typ => {
    expect(await me(await signed({}, { typ }))).toMatchObject(unauthorized);
  });

  test('refuses a token with a changed claim or signature', async () => {
    const [header, , signature = ''] = good.split('.');
    expect(await me(`${header}.${encoded({ ...claims, adm: true })}.${signature}`)).toMatchObject(
      unauthorized,
    );
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    expect(await me(`${header}.${encoded(claims)}.${flipped}`)).toMatchObject(unauthorized);
  });

  test('refuses a good token anywhere but in the Authorization header', async () => {
    const nowhere = [
      ask(under.service.url, `GET /auth/me?token=${good}`),
      ask(under.service.url, `GET /auth/me?access_token=${good}`),
      ask(under.service.url, 'GET /auth/me', { headers: { cookie: `token=${good}; sufra_session=${good}` } }),
      ask(under.service.url, 'GET /auth/me', { headers: { 'x-access-token': good } }),
      ask(under.service.url, 'GET /auth/me', { headers: { authorization: `Basic ${good}` } }),
      ask(under.service.url, 'GET /auth/me', { headers: { authorization: good } }),
    ];
    for (const answer of await Promise.all(nowhere)) expect(answer).toMatchObject(unauthorized);
  });

  test.each(['not-an-id', 'f'.repeat(24), '{"$gt":""}'])(
    'refuses a member that there is not (%s)',
    async sub => {
      expect(await me(await signed({ sub }))).toMatchObject({ status: 401, body: { code: 'session_ended' } });
    },
  );

  test('believes the account and not an older token about roles', async () => {
    const member = await aMember(under);
    const { token } = await signedIn(under, member);
    await under.users.updateOne({ _id: member.id }, { $set: { isAdmin: true }, $inc: { v: 1 } });
    expect((await me(token)).body.user).toMatchObject({ isAdmin: true });
  });

  test('refuses the tokens of an account that is deleted, also once its tombstone is gone', async () => {
    const member = await aMember(under);
    const { token } = await signedIn(under, member);
    await under.users.updateOne(
      { _id: member.id },
      { $set: { deletedAt: new Date() }, $unset: { email: '' } },
    );
    expect(await me(token)).toMatchObject({ status: 401, body: { code: 'session_ended' } });
    await under.users.deleteOne({ _id: member.id });
    expect(await me(token)).toMatchObject({ status: 401, body: { code: 'session_ended' } });
  });
});

describe('the key set', () => {
  test('publishes the public parts alone, cacheable for a minute', async () => {
    const answer = await ask(under.service.url, 'GET /auth/keys');
    const { kid, n, e } = under.signingKey;
    expect(answer).toMatchObject({
      status: 200,
      body: { keys: [{ kty: 'RSA', kid, use: 'sig', alg: 'RS256', n, e }] },
    });
    expect(Object.keys(answer.body.keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  });

  test('holds the next key and the one before, and a token of either is good: no member is signed out', async () => {
    const [before, next] = [aSigningKey(), aSigningKey()];
    const rotated = await startForTest({ SIGNING_KEYS: JSON.stringify([next, before]) });
    const { token } = await signedIn(rotated, await aMember(rotated));
    const { body } = await ask(rotated.service.url, 'GET /auth/keys');
    expect(body.keys.map(({ kid }: { kid: string }) => kid)).toEqual([next.kid, before.kid]);
    const ofBefore = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: before.kid })
      .sign(createPrivateKey({ key: before, format: 'jwk' }));
    for (const one of [token, ofBefore])
      expect((await ask(rotated.service.url, 'GET /auth/me', { token: one })).status).toBe(200);
    await rotated.stop();
  });
});

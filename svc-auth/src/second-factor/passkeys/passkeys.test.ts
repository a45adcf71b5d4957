import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '@sufra/service-kit/testing';
import { aMember, cookieOf, renew, seen, signedIn } from '../../../test/people.ts';
import { addPasskey, asMember, firstStep, secondStep, waysOf } from '../../../test/second-factor.ts';
import { aSecurityKey } from '../../../test/security-key.ts';
import { startForTest, type UnderTest } from '../../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({ SIGN_IN_FAILURES_PER_IP: '0', SECOND_FACTOR_FAILURES_PER_ACCOUNT: '0' });
});
afterAll(() => under.stop());

type Key = ReturnType<typeof aSecurityKey>;

async function aSession() {
  const member = await aMember(under);
  return { ...member, ...(await signedIn(under, member)) };
}

async function aKeyHolder() {
  const member = await aSession();
  return { ...member, ...(await addPasskey(under, member.token, member.password)) };
}

const begin = async () => (await ask(under.service.url, 'POST /auth/signin/passkey/options')).body.options;
const enter = (passkey: object) => ask(under.service.url, 'POST /auth/signin/passkey', { body: { passkey } });
const refused = { status: 403, body: { code: 'passkey_refused' } };

describe('a passkey that is added', () => {
  test('is asked for at this site, by a device that asks who holds it', async () => {
    const { token, password, email, id } = await aSession();
    const { body } = await asMember(under, token).post('/passkeys/options', { password });
    expect(body.options).toMatchObject({
      rp: { id: 'localhost', name: 'Sufra' },
      user: { name: email, id: Buffer.from(id, 'hex').toString('base64url') },
      authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' },
      attestation: 'none',
    });
  });

  test('comes with recovery codes when it is the first, has a name that can be changed, and is not offered again', async () => {
    const { key, token, recoveryCodes } = await aKeyHolder();
    expect(recoveryCodes).toHaveLength(10);
    const own = asMember(under, token);
    expect((await own.get()).body.passkeys).toEqual([
      { id: key.id, name: 'My phone', addedAt: expect.any(String), lastUsedAt: null },
    ]);
    const renamed = await own.patch(`/passkeys/${key.id}`, { name: ' The blue one ' });
    expect(renamed.body.passkeys).toMatchObject([{ name: 'The blue one' }]);
    expect((await own.patch('/passkeys/unknown', { name: 'x' })).status).toBe(404);
    expect((await own.patch(`/passkeys/${key.id}`, { name: ' ' })).status).toBe(400);
    const next = await own.post('/passkeys/options', {});
    expect(next.body.options.excludeCredentials).toMatchObject([{ id: key.id }]);
  });

  test.each<[string, (key: Key, options: never) => object]>([
    ['of another site', (key, options) => key.register(options, { origin: 'http://sufra.example.net' })],
    ['without asking who holds it', (key, options) => key.register(options, { isVerified: false })],
    [
      'for another challenge',
      (key, options) => key.register({ ...(options as object), challenge: 'x'.repeat(43) }),
    ],
  ])('%s is refused', async (_, make) => {
    const { token, password } = await aSession();
    const { post, get } = asMember(under, token);
    const { body } = await post('/passkeys/options', { password });
    const answer = await post('/passkeys', {
      name: 'A key',
      passkey: make(aSecurityKey(), body.options as never),
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'setup_over' } });
    expect((await get()).body.passkeys).toEqual([]);
  });

  test('is added once for one challenge, and for the member whose challenge it was', async () => {
    const [one, other] = [await aSession(), await aSession()];
    const { post } = asMember(under, one.token);
    const { body } = await post('/passkeys/options', { password: one.password });
    const passkey = aSecurityKey().register(body.options);
    expect((await asMember(under, other.token).post('/passkeys', { name: 'A key', passkey })).status).toBe(
      400,
    );
    expect((await post('/passkeys', { name: 'A key', passkey })).status).toBe(400);
  });

  test('is one of ten at most', async () => {
    let { token, password } = await aSession();
    for (let n = 1; n <= 10; n += 1) token = (await addPasskey(under, token, password)).token;
    const answer = await asMember(under, token).post('/passkeys/options', { password });
    expect(answer).toMatchObject({ status: 409, body: { code: 'too_many_passkeys' } });
  });

  test('is refused in words when what is sent is no answer of a browser', async () => {
    const { token } = await aSession();
    const { post } = asMember(under, token);
    for (const passkey of [{}, null, 'x', { id: '../x' }])
      expect((await post('/passkeys', { name: 'A key', passkey })).status).toBe(400);
    const empty = { clientDataJSON: '', attestationObject: '' };
    const made = { id: 'a', rawId: 'a', type: 'public-key', response: empty };
    expect((await post('/passkeys', { name: 'A key', passkey: made })).status).toBe(400);
  });
});

describe('a sign-in with a passkey alone', () => {
  test('opens a session that has given its second factor', async () => {
    const { key, id } = await aKeyHolder();
    const answer = await enter(key.answer(await begin()));
    expect(answer).toMatchObject({ status: 200, body: { user: { _id: id } } });
    expect((await asMember(under, answer.body.token).post('/recovery-codes')).status).toBe(200);
    expect((await renew(under, cookieOf(answer)?.split(';')[0] ?? '')).status).toBe(200);
    const { body } = await asMember(under, answer.body.token).get();
    expect(body.passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  test.each<[string, (key: Key, options: never) => object]>([
    ['of another site', (key, options) => key.answer(options, { origin: 'http://sufra.example.net' })],
    ['that did not ask who holds it', (key, options) => key.answer(options, { isVerified: false })],
    [
      'that signed a challenge of its own',
      (key, options) => key.answer({ ...(options as object), challenge: 'y'.repeat(43) }),
    ],
    [
      'whose signature was changed',
      (key, options) => {
        const made = key.answer(options);
        return {
          ...made,
          response: { ...made.response, signature: aSecurityKey().answer(options).response.signature },
        };
      },
    ],
    [
      'that names another member',
      (key, options) => {
        const made = key.answer(options);
        return {
          ...made,
          response: { ...made.response, userHandle: Buffer.alloc(12, 1).toString('base64url') },
        };
      },
    ],
    [
      'that names no member',
      (key, options) => {
        const { userHandle: _, ...response } = key.answer(options).response;
        return { ...key.answer(options), response };
      },
    ],
  ])('%s is refused, with one answer whatever it was', async (_, make) => {
    const { key } = await aKeyHolder();
    const answer = await enter(make(key, (await begin()) as never));
    expect(answer).toMatchObject(refused);
    expect(seen(answer)).toEqual(seen(await enter(aSecurityKey().answer(await begin()))));
  });

  test('takes a challenge once, and one that was for another purpose never', async () => {
    const { key, email, password, token } = await aKeyHolder();
    const made = key.answer(await begin());
    expect((await enter(made)).status).toBe(200);
    expect(await enter(made)).toMatchObject(refused);
    const pending = await firstStep(under, { email, password, name: '' });
    const { body } = await waysOf(under, pending);
    expect(await enter(key.answer(body.passkey))).toMatchObject(refused);
    const proof = (await asMember(under, token).post('/proof/options')).body.passkey;
    expect(await enter(key.answer(proof))).toMatchObject(refused);
  });

  test('is refused for a key that has counted back: there is a copy of it', async () => {
    const { key } = await aKeyHolder();
    expect((await enter(key.answer(await begin(), { counter: 7 }))).status).toBe(200);
    expect(await enter(key.answer(await begin(), { counter: 7 }))).toMatchObject(refused);
    expect(await enter(key.answer(await begin(), { counter: 5 }))).toMatchObject(refused);
    expect((await enter(key.answer(await begin(), { counter: 8 }))).status).toBe(200);
  });

  test('is taken from a key that does not count', async () => {
    const { key } = await aKeyHolder();
    for (let n = 1; n <= 2; n += 1)
      expect((await enter(key.answer(await begin(), { counter: 0 }))).status).toBe(200);
  });

  test('is refused once the key is removed', async () => {
    const { key, token } = await aKeyHolder();
    await asMember(under, token).remove(`/passkeys/${key.id}`);
    expect(await enter(key.answer(await begin()))).toMatchObject(refused);
  });
});

describe('a passkey as the second step', () => {
  test('finishes the sign-in of its member, and of no other', async () => {
    const [one, other] = [await aKeyHolder(), await aKeyHolder()];
    const pending = await firstStep(under, one);
    const ways = (await waysOf(under, pending)).body;
    expect(ways).toMatchObject({
      hasAuthenticator: false,
      passkey: { allowCredentials: [{ id: one.key.id }] },
    });
    const foreign = await secondStep(under, { pending, passkey: other.key.answer(ways.passkey) });
    expect(foreign).toMatchObject({ status: 403, body: { code: 'wrong_second_factor' } });
    const next = (await waysOf(under, pending)).body;
    const answer = await secondStep(under, { pending, passkey: one.key.answer(next.passkey) });
    expect(answer).toMatchObject({ status: 200, body: { user: { _id: one.id } } });
  });

  test('gives the second factor again', async () => {
    const { key, token } = await aKeyHolder();
    const own = asMember(under, token);
    const { body } = await own.post('/proof/options');
    expect((await own.post('/proof', { passkey: key.answer(body.passkey) })).status).toBe(200);
  });
});

test('passkey sign-ins are begun so often from one address, and no oftener', async () => {
  const limited = await under.startReplica({ PASSKEY_SIGN_INS_PER_IP: '2' });
  await limited.whenReady();
  // What the others of this file have begun counts along: there is no room left.
  const statuses: number[] = [];
  for (let n = 1; n <= 3; n += 1)
    statuses.push((await ask(limited.url, 'POST /auth/signin/passkey/options')).status);
  expect(statuses.at(-1)).toBe(429);
  await limited.stop();
});

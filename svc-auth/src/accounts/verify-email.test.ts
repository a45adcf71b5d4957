import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aPerson, mailedTokens } from '../../test/people.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const verify = (token: unknown) => ask(under.service.url, 'POST /auth/verify-email', { body: { token } });
const signUp = (body: object) => ask(under.service.url, 'POST /auth/signup', { body });
const signIn = (body: object) => ask(under.service.url, 'POST /auth/signin', { body });
const invalid = { status: 400, body: { code: 'token_invalid' } };

async function aWaitingSignUp() {
  const person = aPerson();
  await signUp(person);
  const [token = ''] = await mailedTokens(under, person.email);
  return { person, token };
}

describe('confirming an address', () => {
  test('makes a member who can sign in, tells it once, and leaves no token behind', async () => {
    const { person, token } = await aWaitingSignUp();
    expect(await verify(token)).toMatchObject({ status: 200, body: { message: 'Email Verified!' } });
    const user = await under.users.findOne({ email: person.email }).lean();
    expect(user).toMatchObject({ name: person.name, pendingSignUps: [], verifiedAt: expect.any(Date) });
    expect(user).not.toHaveProperty('forgetAt');
    await eventually(() =>
      expect(under.heard('user.email-verified', String(user?._id))).toEqual([
        { userId: String(user?._id), email: person.email, name: person.name },
      ]),
    );
    expect((await signIn(person)).status).toBe(200);
  });

  test('works once; opened again the link says that it is confirmed, and changes nothing', async () => {
    const { person, token } = await aWaitingSignUp();
    expect((await verify(token)).status).toBe(200);
    await under.users.updateOne({ email: person.email }, { $set: { name: 'Changed since' } });
    const what = () =>
      under.users.findOne({ email: person.email }).select('-outbox -pendingAt -leaseUntil -leaseBy').lean();
    const before = await what();
    expect(await verify(token)).toMatchObject({ status: 200, body: { message: 'Email Verified!' } });
    expect(await what()).toEqual(before);
  });

  test('by a link whose address the member has left since is refused', async () => {
    const { person, token } = await aWaitingSignUp();
    await verify(token);
    await under.users.updateOne({ email: person.email }, { $set: { email: aPerson().email } });
    expect(await verify(token)).toMatchObject(invalid);
  });

  test('twenty times at once works once', async () => {
    const { person, token } = await aWaitingSignUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const user = await under.users.findOne({ email: person.email }).lean();
    await eventually(() => expect(under.heard('user.email-verified', String(user?._id))).toHaveLength(1));
  });

  test.each(['first', 'second'])(
    'confirms the name and password that this link was mailed for (here the %s), and ends every other sign-up',
    async place => {
      const owner = aPerson();
      const intruder = { ...owner, name: 'Intruder', password: 'not the owner at all' };
      for (const person of place === 'first' ? [owner, intruder] : [intruder, owner]) await signUp(person);
      const tokens = await mailedTokens(under, owner.email, 2);
      const [ownersToken, intrudersToken] = place === 'first' ? tokens : tokens.toReversed();
      expect((await verify(ownersToken)).status).toBe(200);
      expect(await verify(intrudersToken)).toMatchObject(invalid);
      expect((await signIn(owner)).body.user).toMatchObject({ name: owner.name });
      expect((await signIn(intruder)).status).toBe(401);
    },
  );

  test('after the link’s end is refused and changes nothing', async () => {
    const { person, token } = await aWaitingSignUp();
    await under.users.updateOne(
      { email: person.email },
      { $set: { 'pendingSignUps.0.expiresAt': new Date(Date.now() - 1) } },
    );
    const before = await under.users.findOne({ email: person.email }).lean();
    expect(await verify(token)).toMatchObject(invalid);
    expect(await under.users.findOne({ email: person.email }).lean()).toEqual(before);
  });

  test.each(['x', 'A'.repeat(43), ' '])('with a made-up token (%j) is refused', async token => {
    expect(await verify(token)).toMatchObject(invalid);
  });

  test.each([[{ $gt: '' }], [['x']], [''], [null], [true], ['x'.repeat(10_000)]])(
    'with %j is badly formed',
    async token => {
      expect(await verify(token)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    },
  );

  test('needs a POST: looking at the address changes nothing', async () => {
    const { token } = await aWaitingSignUp();
    const looked = await ask(under.service.url, `GET /auth/verify-email?token=${token}`);
    expect(looked).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
    expect((await verify(token)).status).toBe(200);
  });
});

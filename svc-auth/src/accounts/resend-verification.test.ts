import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMember, aPerson, mailedTokens, type Person, seen, tokensOf } from '../../test/people.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({ MAIL_REQUESTS_PER_IP_AND_HOUR: '500' });
});
afterAll(() => under.stop());

const resend = (email: unknown, headers = {}) =>
  ask(under.service.url, 'POST /auth/resend-verification', { body: { email }, headers });
const signUp = (body: object) => ask(under.service.url, 'POST /auth/signup', { body });
const verify = (token: string) => ask(under.service.url, 'POST /auth/verify-email', { body: { token } });
const signIn = ({ email, password }: Person) =>
  ask(under.service.url, 'POST /auth/signin', { body: { email, password } });
const again = (email: string) => tokensOf(under, { type: 'user.verification-requested', email });
const accepted = { status: 200, body: { message: messages.verificationResent } };

describe('another confirmation link', () => {
  test('for a sign-up that waits takes the place of the one before, for another day', async () => {
    const person = aPerson();
    await signUp(person);
    const [first = ''] = await mailedTokens(under, person.email);
    expect(await resend(person.email)).toMatchObject(accepted);
    const [second = ''] = await again(person.email);
    expect(second).not.toBe(first);
    const user = await under.users.findOne({ email: person.email }).lean();
    const end = user?.pendingSignUps[0]?.expiresAt.getTime() ?? 0;
    expect(end - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    expect(user?.forgetAt?.getTime()).toBe(end + 24 * 3_600_000);
    expect(under.heard('user.verification-requested', String(user?._id))).toEqual([
      expect.objectContaining({ email: person.email, name: person.name, purpose: 'sign-up' }),
    ]);

    expect(await verify(first)).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
    expect((await verify(second)).status).toBe(200);
    expect((await signIn(person)).body.user).toMatchObject({ name: person.name });
  });

  test('revives a sign-up whose link is over', async () => {
    const person = aPerson();
    await signUp(person);
    const past = new Date(Date.now() - 1_000);
    await under.users.updateOne({ email: person.email }, { $set: { 'pendingSignUps.0.expiresAt': past } });
    await resend(person.email);
    const [token = ''] = await again(person.email);
    expect((await verify(token)).status).toBe(200);
    expect((await signIn(person)).status).toBe(200);
  });

  test('where sign-ups with several passwords wait is one that sets a password', async () => {
    const owner = aPerson();
    const intruder = { ...owner, password: 'not the owner at all' };
    await signUp(owner);
    await signUp(intruder);
    await resend(owner.email);
    const [token] = await tokensOf(under, { type: 'user.password-reset-requested', email: owner.email });
    expect(under.heard('user.verification-requested').some(({ email }) => email === owner.email)).toBe(false);
    const reset = await ask(under.service.url, `POST /auth/reset-password/${token}`, {
      body: { newPassword: 'chosen by the mailbox' },
    });
    expect(reset.status).toBe(200);
    expect((await signIn({ ...owner, password: 'chosen by the mailbox' })).status).toBe(200);
    for (const person of [owner, intruder]) expect((await signIn(person)).status).toBe(401);
  });

  test('for a member is a mail that says so, and changes nothing', async () => {
    const member = await aMember(under);
    expect(await resend(member.email)).toMatchObject(accepted);
    await eventually(() => expect(under.heard('user.sign-up-repeated', member.id)).toHaveLength(1));
    expect((await signIn(member)).status).toBe(200);
  });

  test('for an unknown address is nothing at all', async () => {
    const { email } = aPerson();
    const before = under.platform.heard.length;
    expect(await resend(email)).toMatchObject(accepted);
    expect(await under.users.countDocuments({ email })).toBe(0);
    await signUp(aPerson());
    await eventually(() => under.platform.heard.length > before);
    expect(JSON.stringify(under.platform.heard)).not.toContain(email);
  });
});

describe('asking for it', () => {
  test('is answered alike for an unknown, a waiting, a doubtful, a known and a too often mailed address', async () => {
    const [waiting, doubtful, often] = [aPerson(), aPerson(), aPerson()];
    await signUp(waiting);
    for (const password of ['first good one', 'second good one']) await signUp({ ...doubtful, password });
    await signUp(often);
    for (let n = 1; n <= 3; n += 1) await resend(often.email);
    const emails = [aPerson(), waiting, doubtful, await aMember(under), often].map(({ email }) => email);
    const answers = [];
    for (const email of emails) answers.push(seen(await resend(email)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test('fifty times at once mails a sign-up three times in all, its first mail counted', async () => {
    const person = aPerson();
    await signUp(person);
    const answers = await Promise.all(Array.from({ length: 50 }, () => resend(person.email)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await eventually(async () =>
      expect((await under.users.findOne({ email: person.email }).lean())?.outbox).toEqual([]),
    );
    expect(await again(person.email)).toHaveLength(2);
  });

  test('in vain takes nothing from what an address may get', async () => {
    const person = aPerson();
    for (let n = 1; n <= 5; n += 1) await resend(person.email);
    await signUp(person);
    expect(await mailedTokens(under, person.email)).toHaveLength(1);
  });

  test.each([[{ $gt: '' }], [['a@example.org']], ['amina'], [null]])(
    'for %j is badly formed',
    async email => {
      expect(await resend(email)).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', details: [{ path: 'email' }] },
      });
    },
  );

  test('without end from one place is refused, together with asking for a password', async () => {
    const strict = await startForTest({ MAIL_REQUESTS_PER_IP_AND_HOUR: '2' });
    const from = (ip: string, call: string) =>
      ask(strict.service.url, `POST /auth/${call}`, {
        body: { email: aPerson().email },
        headers: { 'x-forwarded-for': ip },
      });
    expect((await from('203.0.113.1', 'resend-verification')).status).toBe(200);
    expect((await from('203.0.113.1', 'forgot-password')).status).toBe(200);
    const refused = await from('203.0.113.1', 'resend-verification');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await from('203.0.113.2', 'resend-verification')).status).toBe(200);
    await eventually(() =>
      expect(strict.log()).toMatch(/"reason":"limit of mail request by ip","ip":"203\.0\.113\.1"/),
    );
    await strict.stop();
  });
});

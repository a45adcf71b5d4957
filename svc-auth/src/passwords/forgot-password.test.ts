import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMember, aPerson, resetToken, seen, tokensOf } from '../../test/people.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({ MAIL_REQUESTS_PER_IP_AND_HOUR: '500' });
});
afterAll(() => under.stop());

const type = 'user.password-reset-requested';
const forgot = (email: unknown) => ask(under.service.url, 'POST /auth/forgot-password', { body: { email } });
const signUp = (body: object) => ask(under.service.url, 'POST /auth/signup', { body });
const accepted = { status: 200, body: { message: messages.passwordResetAccepted } };

describe('a link that sets a password', () => {
  test('is mailed to a member, for an hour, and only its hash is kept', async () => {
    const member = await aMember(under);
    expect(await forgot(` ${member.email.toUpperCase()}`)).toMatchObject(accepted);
    const [token = ''] = await tokensOf(under, { type, email: member.email });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const user = await under.users.findById(member.id).lean();
    expect(user?.passwordReset).toEqual({
      tokenHash: createHash('sha256').update(token).digest('base64url'),
      expiresAt: expect.any(Date),
    });
    const left = Number(user?.passwordReset?.expiresAt) - Date.now();
    expect(left).toBeGreaterThan(3_500_000);
    expect(left).toBeLessThanOrEqual(3_600_000);
    expect(under.heard(type, member.id)).toEqual([
      {
        userId: member.id,
        email: member.email,
        name: member.name,
        sealedToken: expect.any(String),
        expiresAt: user?.passwordReset?.expiresAt.toISOString(),
      },
    ]);
  });

  test('lies nowhere in the clear: neither while it waits in the outbox, nor in events, nor in the log', async () => {
    const away = await startForTest({}, { isMailAway: true });
    const person = aPerson();
    await ask(away.service.url, 'POST /auth/signup', { body: person });
    await ask(away.service.url, 'POST /auth/forgot-password', { body: { email: person.email } });
    const waiting = await away.users.findOne({ email: person.email }).lean();
    expect(waiting?.outbox.map(entry => entry.type)).toEqual(['user.signed-up', type]);
    away.startMail();
    const [token = ''] = await tokensOf(away, { type, email: person.email });
    const stored = JSON.stringify(waiting);
    for (const place of [stored, JSON.stringify(away.platform.heard), away.log()])
      expect(place).not.toContain(token);
    expect(away.log()).not.toContain(person.email);
    await away.stop();
  });

  test('ends the one before', async () => {
    const member = await aMember(under);
    const [first, second] = [await resetToken(under, member.email), await resetToken(under, member.email)];
    const use = (token: string) =>
      ask(under.service.url, `POST /auth/reset-password/${token}`, {
        body: { newPassword: 'olives in the shade' },
      });
    expect(await use(first)).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
    expect((await use(second)).status).toBe(200);
  });

  test('keeps an address that waits to be confirmed for as long as the link may be used', async () => {
    const person = aPerson();
    await signUp(person);
    const soon = new Date(Date.now() + 60_000);
    await under.users.updateOne({ email: person.email }, { $set: { forgetAt: soon } });
    await resetToken(under, person.email);
    const user = await under.users.findOne({ email: person.email }).lean();
    expect(Number(user?.forgetAt)).toBeGreaterThan(Number(user?.passwordReset?.expiresAt));
  });

  test('is not mailed for an unknown address', async () => {
    const { email } = aPerson();
    expect(await forgot(email)).toMatchObject(accepted);
    await resetToken(under, (await aMember(under)).email);
    expect(JSON.stringify(under.platform.heard)).not.toContain(email);
    expect(await under.users.countDocuments({ email })).toBe(0);
  });
});

describe('asking for it', () => {
  test('is answered alike for an unknown, a waiting, a known and a too often mailed address', async () => {
    const [waiting, member, often] = [aPerson(), await aMember(under), await aMember(under)];
    await signUp(waiting);
    for (let n = 1; n <= 3; n += 1) await forgot(often.email);
    const answers = [];
    for (const { email } of [aPerson(), waiting, member, often]) answers.push(seen(await forgot(email)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test('fifty times at once mails a new member twice, as the sign-up’s mail counts', async () => {
    const member = await aMember(under);
    const answers = await Promise.all(Array.from({ length: 50 }, () => forgot(member.email)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await eventually(async () => expect((await under.users.findById(member.id).lean())?.outbox).toEqual([]));
    expect(under.heard(type, member.id)).toHaveLength(2);
  });

  test.each([[{ $gt: '' }], [{ $regex: '.*' }], [['a@example.org']], ['amina']])(
    'for %j is badly formed',
    async email => {
      expect(await forgot(email)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    },
  );
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { monthOf } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMember, mailedTokens, type Person, resetToken, signedIn, tokensOf } from '../../test/people.ts';
import { aKey } from '../../test/secrets.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { nextResetDate } from './free-quota.ts';
import { usedAllowanceModel, usedAllowances } from './used-allowance.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({ MAILS_PER_ADDRESS_AND_HOUR: '0' });
});
afterAll(() => under.stop());

const leave = async ({ url }: { url: string }, member: Person, token: string) =>
  ask(url, 'DELETE /auth/me', { token, body: { password: member.password } });

const generated = (of: UnderTest, userId: string, inMonth: number) =>
  of.platform.tell({
    type: 'recipe.generated',
    subject: userId,
    data: {
      userId,
      recipesGenerated: inMonth,
      free: { month: monthOf(new Date()), inMonth, total: inMonth },
    },
  });

async function anExhaustedMember(of: UnderTest) {
  const member = await aMember(of);
  await generated(of, member.id, 3);
  await eventually(async () =>
    expect((await of.users.findById(member.id).lean())?.freeGenerations.inMonth).toBe(3),
  );
  return { member, ...(await signedIn(of, member)) };
}

async function comesBack(of: UnderTest, member: Person) {
  await ask(of.service.url, 'POST /auth/signup', { body: member });
  const [, link = ''] = await mailedTokens(of, member.email, 2);
  await ask(of.service.url, 'POST /auth/verify-email', { body: { token: link } });
  return (await signedIn(of, member)).answer.body.user;
}

describe('the free allowance', () => {
  test('does not begin anew with an account that was deleted and made again, and svc-recipes is told', async () => {
    const { member, token } = await anExhaustedMember(under);
    expect((await leave(under.service, member, token)).status).toBe(200);
    const user = await comesBack(under, member);
    expect(user).toMatchObject({ generations_left: 0, recipesGenerated: 0 });
    await eventually(() =>
      expect(under.heard('user.access-changed', user._id)).toEqual([
        expect.objectContaining({ usedBefore: { month: monthOf(new Date()), inMonth: 3, total: 3 } }),
      ]),
    );
  });

  test('does not begin anew by way of a link that sets a password either', async () => {
    const { member, token } = await anExhaustedMember(under);
    await leave(under.service, member, token);
    await ask(under.service.url, 'POST /auth/signup', { body: { ...member, password: 'another good one' } });
    const link = await resetToken(under, member.email);
    const reset = await ask(under.service.url, `POST /auth/reset-password/${link}`, {
      body: { newPassword: member.password },
    });
    expect(reset.status).toBe(200);
    expect((await signedIn(under, member)).answer.body.user.generations_left).toBe(0);
  });

  test('does not begin anew at an address that its account has moved from', async () => {
    const { member, token } = await anExhaustedMember(under);
    const email = `moved.${member.email}`;
    await ask(under.service.url, 'PATCH /auth/me', {
      token,
      body: { email, password: member.password },
    });
    const [link] = await tokensOf(under, { type: 'user.verification-requested', email });
    await ask(under.service.url, 'POST /auth/verify-email', { body: { token: link } });
    expect((await comesBack(under, member)).generations_left).toBe(0);
  });

  test('is whole for a person who used none of it', async () => {
    const member = await aMember(under);
    const { token } = await signedIn(under, member);
    await leave(under.service, member, token);
    const user = await comesBack(under, member);
    expect(user.generations_left).toBe(3);
    expect(under.heard('user.access-changed', user._id)).toEqual([]);
  });

  test('for life stays used for life', async () => {
    const forLife = await startForTest({ FREE_QUOTA_RENEWS: 'never' });
    const { member, token } = await anExhaustedMember(forLife);
    await leave(forLife.service, member, token);
    expect((await comesBack(forLife, member)).generations_left).toBe(0);
    await forLife.stop();
  });
});

describe('what is kept of an address', () => {
  const model = () => usedAllowanceModel(under.platform.database.connection);
  const december = new Date('2026-12-05T12:00:00.000Z');
  const used = { email: 'amina@example.org', freeGenerations: { month: '2026-12', inMonth: 2, total: 7 } };

  test('is a number under a keyed hash, and goes when the allowance renews', async () => {
    await usedAllowances({ model: model(), keys: [aKey()], quota: { renews: 'monthly' } }).keep(
      used,
      december,
    );
    const kept = await model().findOne({ used: 2 }).lean();
    expect(kept).toEqual({
      _id: expect.stringMatching(/^[\w-]{43}$/),
      used: 2,
      expiresAt: new Date('2027-01-01T00:00:00.000Z'),
    });
    expect(nextResetDate({ renews: 'monthly' }, december)).toBe('2027-01-01T00:00:00.000Z');
    const indexes = await model().collection.indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });

  test('is found in this month alone, with the key before too, and is the most of what was ever used', async () => {
    const [before, next] = [aKey(), aKey()];
    const at = (keys: string[]) => usedAllowances({ model: model(), keys, quota: { renews: 'monthly' } });
    await at([before]).keep(used, december);
    await at([before]).keep(
      { ...used, freeGenerations: { month: '2026-12', inMonth: 1, total: 8 } },
      december,
    );
    expect(await at([next, before]).recall(used.email, december)).toEqual({
      month: '2026-12',
      inMonth: 2,
      total: 2,
    });
    expect(await at([next]).recall(used.email, december)).toBeUndefined();
    expect(await at([before]).recall('other@example.org', december)).toBeUndefined();
    expect(await at([before]).recall(used.email, new Date('2027-01-01T00:00:00.000Z'))).toBeUndefined();
  });

  test('has no end where the allowance never renews', async () => {
    const forLife = usedAllowances({ model: model(), keys: [aKey()], quota: { renews: 'never' } });
    await forLife.keep(used, december);
    expect(await model().findOne({ used: 7 }).lean()).toEqual({ _id: expect.any(String), used: 7 });
    expect(await forLife.recall(used.email, new Date('2031-06-01T00:00:00.000Z'))).toEqual({
      month: '2031-06',
      inMonth: 7,
      total: 7,
    });
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type EventType, monthOf } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMember, signedIn } from '../../test/people.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { nextResetDate } from '../users/free-quota.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

async function aSignedInMember() {
  const member = await aMember(under);
  const { token } = await signedIn(under, member);
  return { member, me: () => ask(under.service.url, 'GET /auth/me', { token }) };
}

describe('the current user', () => {
  test('is every field of a user but the password, and the day on which generations renew', async () => {
    const { member, me } = await aSignedInMember();
    const answer = await me();
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      user: {
        _id: member.id,
        name: member.name,
        email: member.email,
        createdAt: expect.any(String),
        isPremium: false,
        isAdmin: false,
        isModerator: false,
        recipesGenerated: 0,
        generations_left: 3,
      },
      nextResetDate: nextResetDate({ renews: 'monthly' }, new Date()),
      account: { hasPassword: true, hasGoogle: false, pendingEmail: null },
    });
  });

  test('has what is left of this month’s free generations', async () => {
    const { member, me } = await aSignedInMember();
    const freeGenerations = { month: monthOf(new Date()), inMonth: 2, total: 9 };
    await under.users.updateOne({ _id: member.id }, { $set: { freeGenerations, recipesGenerated: 14 } });
    expect((await me()).body.user).toMatchObject({ generations_left: 1, recipesGenerated: 14 });
  });

  test('is answered to its owner alone', async () => {
    expect(await ask(under.service.url, 'GET /auth/me')).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  });

  test('has no day of renewal where the allowance is for life', async () => {
    const once = await startForTest({ FREE_QUOTA_RENEWS: 'never', FREE_QUOTA_SIZE: '5' });
    const { token } = await signedIn(once, await aMember(once));
    const { body } = await ask(once.service.url, 'GET /auth/me', { token });
    expect(body).toMatchObject({ nextResetDate: null, user: { generations_left: 5 } });
    await once.stop();
  });
});

describe('premium', () => {
  const tell = (type: EventType & `subscription.${string}`, userId: string, sequence: number) =>
    under.platform.tell({
      type,
      subject: userId,
      sequence,
      data: { userId, since: '2026-11-01T00:00:00.000Z' },
    });

  test('begins and ends with svc-billing’s events, and is seen by the current user', async () => {
    const { member, me } = await aSignedInMember();
    await tell('subscription.activated', member.id, 1);
    await eventually(async () =>
      expect((await me()).body.user).toMatchObject({ isPremium: true, generations_left: null }),
    );
    await tell('subscription.cancelled', member.id, 2);
    await eventually(async () =>
      expect((await me()).body.user).toMatchObject({ isPremium: false, generations_left: 3 }),
    );
  });

  test('is what the newest event says, in whatever order and how often they come', async () => {
    const { member, me } = await aSignedInMember();
    const order = [3, 1, 2, 3, 1, 2] as const;
    for (const sequence of order)
      await tell(sequence === 2 ? 'subscription.cancelled' : 'subscription.activated', member.id, sequence);
    const seen = () => under.users.findById(member.id).lean();
    await eventually(async () => expect((await seen())?.premiumSequence).toBe(3));
    await tell('subscription.cancelled', member.id, 2);
    expect((await me()).body.user.isPremium).toBe(true);
  });

  test('of a member unknown here makes no account', async () => {
    const before = await under.users.countDocuments();
    await tell('subscription.activated', 'f'.repeat(24), 1);
    const { member } = await aSignedInMember();
    await tell('subscription.activated', member.id, 1);
    await eventually(async () =>
      expect((await under.users.findById(member.id).lean())?.isPremium).toBe(true),
    );
    expect(await under.users.countDocuments()).toBe(before + 1);
  });
});

import { expect } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import type { UnderTest } from './start-for-test.ts';

/** Tells as svc-billing would, and waits until it is known here. */
async function tell({ platform, allowances }: UnderTest, userId: string, isPremium: boolean) {
  const known = await allowances.findById(userId).lean();
  const data = { userId, since: new Date().toISOString() };
  await platform.tell({
    type: isPremium ? 'subscription.activated' : 'subscription.cancelled',
    subject: userId,
    sequence: (known?.premiumSequence ?? 0) + 1,
    data,
  });
  await eventually(async () => expect(await allowances.findById(userId).lean()).toMatchObject({ isPremium }));
}

export const becomePremium = (under: UnderTest, userId: string) => tell(under, userId, true);
export const leavePremium = (under: UnderTest, userId: string) => tell(under, userId, false);

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aMemberId } from '../../test/a-member-id.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { renameNextCheck } from './001-rename-next-check.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

test('a date under the old name is found under the new one, also when it is renamed twice', async () => {
  const [older, newer] = [aMemberId(), aMemberId()];
  const at = new Date(Date.now() + 3_600_000);
  await under.subscriptions.create([
    { _id: older, status: 'cancelled' },
    { _id: newer, status: 'cancelled', nextCheckAt: at },
  ]);
  await under.subscriptions.updateOne({ _id: older }, { $set: { lookAt: at } }, { strict: false });
  await renameNextCheck(under.subscriptions);
  await renameNextCheck(under.subscriptions);
  const found = await under.subscriptions.collection.find().toArray();
  expect(found.map(({ nextCheckAt, lookAt }) => [nextCheckAt, lookAt])).toEqual([
    [at, undefined],
    [at, undefined],
  ]);
});

import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aStripeSite, priceId } from '../../test/stripe-site.ts';
import { openStore } from './open-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sufra-stripe-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const clock = (ahead: number) => ({ id: 'clock' as const, ahead });

test('a restart keeps subscriptions, the clock, and what the site has not heard of', async () => {
  const first = await aStripeSite({ folder });
  await first.control('webhooks', { withhold: true });
  await first.control('subscriptions', { userId: 'u1', priceId });
  await first.control('clock', { advanceDays: 40 });
  const before = await first.client.subscriptions.list();
  const asked = await first.client.customers.create({ email: 'a@b.example' }, { idempotencyKey: 'k' });
  await first.stop();

  const second = await aStripeSite({ folder });
  const after = await second.client.subscriptions.list();
  expect(after.data).toEqual(before.data);
  const replayed = await second.client.customers.create({ email: 'a@b.example' }, { idempotencyKey: 'k' });
  expect(replayed.id).toBe(asked.id);
  const now = Date.parse((await second.control('clock')).body.now);
  expect(now).toBeGreaterThan(Date.now() + 39 * 86_400_000);
  const { body } = await second.control('webhooks/deliver', {});
  expect(body.told.length).toBeGreaterThan(5);
  expect(second.types()).toContain('invoice.paid');
  await second.stop();
});

test('a change that fails halfway is none', () => {
  const store = openStore(folder);
  store.transaction(() => store.put('clock', clock(1)));
  const failing = () =>
    store.transaction(() => {
      store.put('clock', clock(2));
      throw new Error('halfway');
    });
  expect(failing).toThrow('halfway');
  expect(store.get('clock', 'clock')?.ahead).toBe(1);
  store.close();
  const again = openStore(folder);
  expect(again.get('clock', 'clock')?.ahead).toBe(1);
  again.close();
});

test('a line that a crash has cut off never happened', () => {
  const store = openStore(folder);
  store.transaction(() => store.put('clock', clock(1)));
  store.close();
  appendFileSync(join(folder, 'state.jsonl'), '[{"kind":"clock","id":"clock","record":{"id":"clo');
  const again = openStore(folder);
  expect(again.get('clock', 'clock')?.ahead).toBe(1);
  again.transaction(() => again.put('clock', clock(3)));
  again.close();
  const third = openStore(folder);
  expect(third.get('clock', 'clock')?.ahead).toBe(3);
  third.close();
});

test('what was overwritten is gone from the disk after the next start', () => {
  const store = openStore(folder);
  for (let ahead = 0; ahead < 50; ahead += 1) store.transaction(() => store.put('clock', clock(ahead)));
  store.close();
  openStore(folder).close();
  expect(readFileSync(join(folder, 'state.jsonl'), 'utf8').trim().split('\n')).toHaveLength(1);
});

test('outside of a transaction nothing changes', () => {
  const store = openStore();
  expect(() => store.put('clock', clock(1))).toThrow('outside of a transaction');
});

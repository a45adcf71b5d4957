import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
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
  const warn = jest.fn();
  const again = openStore(folder, warn);
  expect(again.get('clock', 'clock')?.ahead).toBe(1);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^1 lines .*line 2, 49 bytes/)]]);
  again.transaction(() => again.put('clock', clock(3)));
  again.close();
  const third = openStore(folder);
  expect(third.get('clock', 'clock')?.ahead).toBe(3);
  third.close();
});

test.each([
  ['{"kind":"clo', 'is no JSON'],
  ['{"kind":"clock"}', 'is no list'],
  ['[{"kind":"clock"}]', 'has no id'],
  ['[{"kind":"clock","id":"clock","record":7}]', 'holds no record'],
  ['[null]', 'holds nothing'],
  ['\u0000\u0000', 'is no text'],
])('a line of %j, which %s, is said and set aside, and those after it are kept', line => {
  const path = join(folder, 'state.jsonl');
  const good = (ahead: number) => JSON.stringify([{ kind: 'clock', id: 'clock', record: clock(ahead) }]);
  for (const [turn, copy] of ['state.jsonl.torn', 'state.jsonl.torn.2'].entries()) {
    const text = `${good(turn)}\n${line}\n${good(turn + 10)}\n`;
    writeFileSync(path, text);
    const warn = jest.fn();
    const store = openStore(folder, warn);
    expect(store.get('clock', 'clock')?.ahead).toBe(turn + 10);
    store.close();
    expect(readFileSync(join(folder, copy), 'utf8')).toBe(text);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`is in ${join(folder, copy)}.`)]]);
    expect(String(warn.mock.calls)).toContain(
      `line 2, ${line.length} bytes at byte ${good(turn).length + 1}`,
    );
  }
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

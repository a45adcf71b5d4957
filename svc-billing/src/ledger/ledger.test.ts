import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { ask, openTestDatabase, type TestDatabase } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { type LedgerEntry, type LedgerModel, ledgerModel } from '../models/ledger-model.ts';
import { type LedgerSumsModel, ledgerSumsModel, type MonthSum } from '../models/ledger-sums-model.ts';
import { type PaymentModel, paymentModel } from '../models/payment-model.ts';
import { correctTransfer } from './correct-transfer.ts';
import { donationOf } from './donation-of.ts';
import { findDonations } from './find-donations.ts';
import { settlePledge } from './settle-pledge.ts';
import { verifyChain } from './verify-chain.ts';

let database: TestDatabase;
let replicas: { ledger: LedgerModel; payments: PaymentModel; ledgerSums: LedgerSumsModel }[];
beforeAll(async () => {
  database = await openTestDatabase();
  const other = database.connection.useDb(database.connection.name, { useCache: false });
  replicas = [database.connection, other].map(connection => ({
    ledger: ledgerModel(connection),
    payments: paymentModel(connection),
    ledgerSums: ledgerSumsModel(connection),
  }));
  for (const { ledger, payments } of replicas) {
    await ledger.createIndexes();
    await payments.createIndexes();
  }
});
afterAll(() => database.stop());

const any = () => {
  const [first] = replicas;
  if (!first) throw new Error('there is no replica');
  return first;
};
const entries = () => any().ledger.find().sort({ _id: 1 }).lean<LedgerEntry[]>();
const chain = () => verifyChain(any().ledger.find().sort({ _id: 1 }).lean<LedgerEntry[]>().cursor());

let invoices = 0;
async function paid(amount: number) {
  invoices += 1;
  const _id = `in_${invoices}`;
  await any().payments.create({ _id, outcome: 'paid', at: new Date('2026-10-01T00:00:00Z'), amount });
  return _id;
}

/** The same numbers for the same seed. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

describe('the ledger', () => {
  test.each([1, 2, 3])(
    'after many payments and refunds in any parts, from two replicas at once, is exact to the penny (seed %d)',
    async seed => {
      const roll = dice(seed);
      const amounts = Array.from({ length: 12 }, () => 1 + roll(2_000));
      const ids = await Promise.all(amounts.map(paid));
      const kept = [...amounts];
      for (let round = 0; round < 4; round++) {
        await Promise.all(
          ids.map(async (_id, index) => {
            const left = kept[index] ?? 0;
            const back = round === 0 ? 0 : round === 3 ? left : roll(left + 1);
            kept[index] = left - back;
            await any().payments.updateOne({ _id }, { $inc: { refunded: back } });
            // Everybody who hears of it does the same, at once.
            await Promise.all(replicas.map(replica => settlePledge(replica, _id)));
          }),
        );
        for (const [index, _id] of ids.entries()) {
          const all = await any().ledger.find({ invoice: _id }).lean<LedgerEntry[]>();
          const sum = all.reduce((total, { amount }) => total + amount, 0);
          expect(sum).toBe(donationOf(kept[index] ?? 0));
          expect(all.filter(({ kind }) => kind === 'pledge')).toHaveLength(1);
        }
      }
      expect(await chain()).toMatchObject({ faults: [], pledged: 0 });
    },
    60_000,
  );

  test('to which forty write at once is one chain without a gap', async () => {
    const before = (await entries()).length;
    const ids = await Promise.all(Array.from({ length: 40 }, () => paid(499)));
    await Promise.all(ids.map((id, index) => settlePledge(replicas[index % 2] ?? any(), id)));
    const all = await entries();
    expect(all.map(({ _id }) => _id)).toEqual(all.map((_, index) => index + 1));
    expect(all).toHaveLength(before + 40);
    expect((await chain()).faults).toEqual([]);
  }, 60_000);

  test.each([
    ['an amount', { amount: 51 }],
    ['a time', { at: new Date(0) }],
    ['an invoice', { invoice: 'in_other' }],
    ['a hash', { hash: 'f'.repeat(64) }],
    ['what it follows', { previous: null }],
  ])('in which %s was changed shows it', async (_what, change) => {
    const [, , before] = await entries();
    if (!before) throw new Error('the ledger is too short');
    await any().ledger.updateOne({ _id: before._id }, { $set: change });
    expect((await chain()).faults.join()).toMatch(/entry [34] /);
    await any().ledger.replaceOne({ _id: before._id }, before);
    expect((await chain()).faults).toEqual([]);
  });

  test('from which an entry was taken shows it', async () => {
    const [first] = await entries();
    if (!first) throw new Error('the ledger is empty');
    await any().ledger.deleteOne({ _id: first._id });
    expect((await chain()).faults).toContain('entry 1 is missing: 2 comes next');
    await any().ledger.create(first);
  });

  test('is added up by month, in UTC', async () => {
    const donations = await findDonations(any());
    expect(donations.months.reduce((sum, { pledged }) => sum + pledged, 0)).toBe(donations.pledged);
    expect(donations.pledged).toBe(40 * 50);
    expect(donations.chain.entries).toBe((await entries()).length);
  });

  test('has sums that readers and writers at two replicas at once do not spoil', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => paid(499)));
    await Promise.all(
      ids.flatMap((id, index) => {
        const replica = replicas[index % 2] ?? any();
        return [settlePledge(replica, id), findDonations(replica)];
      }),
    );
    const all = await entries();
    const sum = all.reduce((total, { amount }) => total + amount, 0);
    for (const replica of replicas) expect((await findDonations(replica)).pledged).toBe(sum);
    const kept = await any().ledgerSums.findById('by-month').lean();
    expect(kept?.upTo).toBe(all.length);
  }, 60_000);

  test('is added up once: a reader takes what was kept, and what has come since', async () => {
    await findDonations(any());
    const read = jest.spyOn(any().ledger, 'find');
    await settlePledge(any(), await paid(499));
    const [before, after] = [await findDonations(any()), await findDonations(any())];
    expect(after).toEqual(before);
    const from = read.mock.calls.map(([filter]) => (filter as { _id?: { $gt: number } })._id?.$gt);
    const length = (await entries()).length;
    expect(from.filter(place => place !== undefined)).toEqual([length - 1, length]);
    read.mockRestore();
  });

  test('of which the sums were changed shows it', async () => {
    const sums = await any().ledgerSums.findById('by-month').lean();
    const verified = (months: MonthSum[]) =>
      verifyChain(any().ledger.find().sort({ _id: 1 }).lean<LedgerEntry[]>().cursor(), {
        sums: { upTo: sums?.upTo ?? 0, months },
      });
    const [first, ...rest] = sums?.months ?? [];
    if (!first) throw new Error('there are no sums');
    expect((await verified([first, ...rest])).faults).toEqual([]);
    expect((await verified([{ ...first, pledged: first.pledged + 1 }, ...rest])).faults).toEqual([
      'the sums by month are not those of the entries',
    ]);
  });
});

describe('the command that checks it', () => {
  const run = () =>
    promisify(execFile)(process.execPath, ['svc-billing/src/ledger/verify-ledger.ts'], {
      env: { ...process.env, MONGO_URL: database.url },
    });

  test('says that it is sound, and how much it is', async () => {
    const { stdout } = await run();
    expect(stdout).toMatch(/The ledger is sound: \d+ entries, £35\.50 pledged, £0\.00 given\./);
  }, 60_000);

  test('notices a changed entry, and that the end was cut off', async () => {
    await any().payments.updateMany({}, { $set: { isUnsettled: false } });
    const last = (await entries()).at(-1);
    await any().ledger.deleteOne({ _id: last?._id });
    await any().ledger.updateOne({ _id: 2 }, { $set: { amount: 1_000 } });
    await expect(run()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        new RegExp(`entry 2 was changed[\\s\\S]*payment ${last?.invoice} has no pledge`),
      ),
    });
  }, 60_000);
});

describe('a transfer', () => {
  let under: UnderTest;
  beforeAll(async () => {
    under = await startForTest();
  });
  afterAll(() => under.stop());

  const asAdmin = async (body: object) =>
    ask(under.service.url, 'POST /payment/donations/transfers', {
      token: await under.platform.keySet.tokenFor({ userId: aMemberId(), isAdmin: true }),
      body,
    });
  const donations = async () => (await ask(under.service.url, 'GET /payment/donations')).body;

  test('is recorded by an admin and shown to everybody', async () => {
    expect(await donations()).toEqual({
      currency: 'GBP',
      pledged: 0,
      given: 0,
      months: [],
      transfers: [],
      chain: { entries: 0, head: null },
    });
    const given = { amount: 12_345, charity: 'Water for All', reference: 'BT-2026-11' };
    expect(await asAdmin(given)).toMatchObject({ status: 201, body: { transfer: given } });
    expect(await donations()).toMatchObject({
      given: 12_345,
      transfers: [given],
      chain: { entries: 1, head: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  });

  test.each([
    ['the same', { charity: 'Water for All', reference: 'BT-2026-11' }],
    ['the same in other letters', { charity: ' water  for ALL', reference: 'bt-2026-11' }],
  ])('that is %s is refused', async (_what, same) => {
    expect(await asAdmin({ amount: 1, ...same })).toMatchObject({
      status: 409,
      body: { code: 'transfer_known' },
    });
  });

  test('sent ten times at once is recorded once, and the reference may be another charity’s', async () => {
    const body = { amount: 5, charity: 'Bread for All', reference: 'BT-2026-11' };
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => asAdmin(body)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([201, ...Array(9).fill(409)]);
    expect((await donations()).given).toBe(12_350);
  });

  test('of a wrong amount is corrected by one more entry, in sight of every visitor', async () => {
    const recorded = await under.ledger.findOne({ charity: 'Water for All' }).lean<LedgerEntry>();
    const entry = recorded?._id ?? 0;
    const correct = (amount: number) => correctTransfer(under.ledger, { entry, amount });
    await expect(correct(12_345)).rejects.toThrow('The ledger counts this amount already.');
    const written = await correct(1_234);
    expect(written).toMatchObject({ kind: 'transfer', amount: -11_111, charity: 'Water for All' });
    const { given, transfers } = await donations();
    expect(given).toBe(1_239);
    expect(transfers[0]).toMatchObject({
      amount: -11_111,
      reference: `Correction 1 of entry ${entry}, BT-2026-11`,
    });
    await expect(correct(1_234)).rejects.toThrow('The ledger counts this amount already.');
    // A transfer that was never made; of two operators at once one is enough.
    const both = await Promise.allSettled([correct(0), correct(0)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await donations()).given).toBe(5);
    await expect(correctTransfer(under.ledger, { entry: written._id, amount: 1 })).rejects.toThrow(
      'is no transfer that an admin recorded',
    );
    const whole = await verifyChain(under.ledger.find().sort({ _id: 1 }).lean<LedgerEntry[]>().cursor());
    expect(whole).toMatchObject({ faults: [], given: 5 });
  });

  test('of many is found page by page, newest first, and the ledger shows the newest', async () => {
    const before = await under.ledger.countDocuments();
    await under.ledger.collection.insertMany(
      Array.from({ length: 120 }, (_, n) => ({
        ...{ _id: before + n + 1, kind: 'transfer', amount: n + 1, at: new Date(), charity: 'Many' },
        ...{ reference: `R-${n}`, previous: null, hash: 'x' },
      })) as never[],
    );
    const seen: number[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const { body } = await ask(
        under.service.url,
        `GET /payment/donations/transfers?limit=50${next && `&after=${next}`}`,
      );
      seen.push(
        ...body.transfers.flatMap((one: { charity: string; amount: number }) =>
          one.charity === 'Many' ? one.amount : [],
        ),
      );
      next = body.next;
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => 120 - n));
    expect((await donations()).transfers).toHaveLength(50);
    for (const query of ['limit=201', 'after=x', 'after=WzEsIjEiXQ'])
      expect((await ask(under.service.url, `GET /payment/donations/transfers?${query}`)).status).toBe(400);
    await under.ledger.deleteMany({ charity: 'Many' });
  });

  test('of nothing, or of more than a person gives, is refused', async () => {
    for (const amount of [0, -5, 1.5, 100_000_001])
      expect(await asAdmin({ amount, charity: 'X', reference: 'Y' })).toMatchObject({ status: 400 });
  });
});

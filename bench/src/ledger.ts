import { compareLists } from './compare-lists.ts';
import { openParts } from './parts.ts';
import { record } from './report.ts';
import { median } from './summary.ts';

/** A charity ledger of 10,000 entries against those of 10 and of 1,000, its payments and transfers, and the check of its chain. */
const rounds = 5;
const member = 'a'.repeat(24);
const parts = await openParts();
const nowhere = 'http://127.0.0.1:9';
const stripe = {
  ...{ PUBLIC_ORIGIN: 'https://sufra.example', STRIPE_API_URL: nowhere, STRIPE_PRICE_ID: 'price_bench' },
  ...{ STRIPE_SECRET_KEY: 'sk_test_bench', STRIPE_WEBHOOK_SECRET: 'whsec_bench' },
};

const verify = async (count: number) => {
  const began = performance.now();
  const { stdout } = await parts.fill('svc-billing/src/ledger/verify-ledger.ts', `ledger-${count}`);
  const ms = performance.now() - began;
  if (!stdout.includes(`The ledger is sound: ${count} entries`)) throw new Error(stdout);
  return ms / 1_000;
};

try {
  const token = await parts.tokenFor(member);
  const sideOf = async (count: number) => {
    await parts.fill('svc-billing/test/fill-ledger.ts', `ledger-${count}`, member, String(count));
    return { origin: (await parts.service('svc-billing', stripe, `ledger-${count}`)).url, token };
  };
  const sides = { few: await sideOf(10), some: await sideOf(1_000), many: await sideOf(10_000) };
  await compareLists({
    title: 'the ledger',
    sides,
    calls: { 'what is pledged and given': '/payment/donations' },
    longCalls: { 'transfers, a page of fifty': '/payment/donations/transfers?limit=50' },
  });
  await compareLists({
    title: 'payments of a member',
    list: '/payment/payments',
    sides,
    calls: { 'a page of ten': '/payment/payments?limit=10' },
  });
  const [short, long]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    short.push(await verify(10));
    long.push(await verify(10_000));
  }
  record({
    what: 'ledger:verify of 10,000 entries',
    unit: 's',
    value: median(long),
    spread: [Math.min(...long), Math.max(...long)],
    atMost: 2,
    note: `of 10: ${median(short).toFixed(2)} s`,
  });
} finally {
  await parts.stop();
}

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aMemberId } from '../../test/a-member-id.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { becomePremium } from '../../test/subscribe.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

async function aPayment() {
  const userId = aMemberId();
  const { subscription } = await becomePremium(under, userId);
  const invoice = under.stripe.invoiceOf(subscription);
  return { userId, subscription, invoice, charge: under.stripe.chargeOf(invoice) };
}

const paymentsOf = async (userId: string) => (await under.as(userId, 'GET /payment/payments')).body.payments;

const pledgesOf = async (invoice: string) =>
  (await under.ledger.find({ invoice }).sort({ _id: 1 }).lean()).map(({ kind, amount }) => [kind, amount]);

async function told(type: string, object: object) {
  expect(await under.tell(type, object)).toMatchObject({ status: 200 });
  await under.quiet();
}

describe('the payments of a member', () => {
  test('are listed newest first, with a receipt and what of each is given', async () => {
    const { userId, subscription, invoice } = await aPayment();
    const second = under.stripe.renew(subscription);
    await told('invoice.paid', second);

    const paid = { amount: 499, currency: 'GBP', status: 'paid', refunded: 0, donation: 50 };
    const shown = ({ id, status_transitions: { paid_at } }: typeof invoice) => ({
      _id: id,
      at: new Date((paid_at ?? 0) * 1000).toISOString(),
      ...paid,
      receiptUrl: `${under.stripe.url}/i/${id}`,
    });
    expect(await paymentsOf(userId)).toEqual([shown(second), shown(invoice)]);
  });

  test('come page by page, each once, whatever is paid meanwhile', async () => {
    const userId = aMemberId();
    const row = (n: number) => ({
      ...{ _id: `in_${userId}_${n}`, userId, outcome: 'paid' as const, amount: 499 },
      // Three at each moment, so that the moment alone does not tell them apart.
      at: new Date(Date.UTC(2026, 0, 1) - Math.floor(n / 3)),
    });
    await under.payments.insertMany(Array.from({ length: 107 }, (_, n) => row(n)));
    await under.payments.create({ _id: `in_${userId}_asked`, userId });
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let next: string | null = '', more = 200; next !== null; more += 1) {
      const { body } = await under.as(userId, `GET /payment/payments${next && `?after=${next}`}`);
      seen.push(...body.payments.map(({ _id }: { _id: string }) => _id));
      sizes.push(body.payments.length);
      next = body.next;
      await under.payments.create({ ...row(more), at: new Date() });
    }
    expect(sizes).toEqual([50, 50, 7]);
    expect(new Set(seen).size).toBe(107);

    const asked = under.payments
      .find({ userId, outcome: { $ne: null } })
      .sort({ at: -1, _id: -1 })
      .limit(11);
    const { executionStats, queryPlanner } = JSON.parse(
      JSON.stringify(await asked.explain('executionStats')),
    );
    expect(JSON.stringify(queryPlanner.winningPlan)).toContain('"IXSCAN"');
    expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(12);
  });

  test.each(['limit=0', 'limit=201', 'after=', 'after=x', 'after=WzEsIiRuZSJd&limit=x'])(
    'are not asked for by %s',
    async query => {
      expect(await under.as(aMemberId(), `GET /payment/payments?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_request' },
      });
    },
  );

  test('are no other member’s', async () => {
    await aPayment();
    expect(await paymentsOf(aMemberId())).toEqual([]);
  });

  test('that went back in part, and then all, say so, and take back what was pledged to the penny', async () => {
    const { userId, invoice, charge } = await aPayment();
    for (const [back, status, donation] of [
      [166, 'partly_refunded', 33],
      [332, 'partly_refunded', 17],
      [499, 'refunded', 0],
    ] as const) {
      const { amount_refunded } = under.stripe.get('charge', charge);
      under.stripe.refund(charge, back - amount_refunded);
      await told('charge.refunded', under.stripe.get('charge', charge));
      expect(await paymentsOf(userId)).toMatchObject([{ status, refunded: back, donation }]);
    }
    expect(await pledgesOf(invoice.id)).toEqual([
      ['pledge', 50],
      ['taken-back', -17],
      ['taken-back', -16],
      ['taken-back', -17],
    ]);
  });

  test('whose refund the bank sent back are paid again', async () => {
    const { userId, invoice, charge } = await aPayment();
    under.stripe.refund(charge, 499);
    await told('charge.refunded', under.stripe.get('charge', charge));
    under.stripe.change('charge', charge, { amount_refunded: 0, refunded: false });
    await told('charge.refund.updated', { id: 're_1', charge: charge.id });
    expect(await paymentsOf(userId)).toMatchObject([{ status: 'paid', refunded: 0, donation: 50 }]);
    expect(await pledgesOf(invoice.id)).toEqual([
      ['pledge', 50],
      ['taken-back', -50],
      ['restored', 50],
    ]);
  });

  test('that are disputed say so, and give back only what is lost', async () => {
    const { userId, invoice, charge } = await aPayment();
    const dispute = under.stripe.dispute(charge);
    await told('charge.dispute.created', dispute);
    expect(await paymentsOf(userId)).toMatchObject([{ status: 'disputed', refunded: 0, donation: 50 }]);

    const lost = under.stripe.closeDispute(dispute, 'lost');
    await told('charge.dispute.closed', lost);
    await told('charge.dispute.funds_withdrawn', lost);

    expect(await paymentsOf(userId)).toMatchObject([{ status: 'disputed', refunded: 499, donation: 0 }]);
    expect(await pledgesOf(invoice.id)).toEqual([
      ['pledge', 50],
      ['taken-back', -50],
    ]);
  });

  test('whose dispute is won are paid', async () => {
    const { userId, charge } = await aPayment();
    const dispute = under.stripe.dispute(charge);
    await told('charge.dispute.created', dispute);
    await told('charge.dispute.closed', under.stripe.closeDispute(dispute, 'won'));
    expect(await paymentsOf(userId)).toMatchObject([{ status: 'paid', donation: 50 }]);
  });

  test('that are refunded and lost as well take back no more than was pledged', async () => {
    const { userId, invoice, charge } = await aPayment();
    under.stripe.refund(charge, 300);
    under.stripe.closeDispute(under.stripe.dispute(charge), 'lost');
    await told('charge.refunded', under.stripe.get('charge', charge));
    expect(await paymentsOf(userId)).toMatchObject([{ refunded: 499, donation: 0 }]);
    const pledges = await pledgesOf(invoice.id);
    expect(pledges.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(0);
  });
});

test('a refund of a payment that is not known here changes nothing', async () => {
  const before = await under.ledger.countDocuments();
  const foreign = under.stripe.subscribe({ customer: under.stripe.addCustomer({}) });
  const charge = under.stripe.chargeOf(under.stripe.invoiceOf(foreign));
  under.stripe.refund(charge, 499);
  await told('charge.refunded', under.stripe.get('charge', charge));
  await told('charge.refunded', { id: 'ch_that_is_not_there' });
  expect(await under.ledger.countDocuments()).toBe(before);
});

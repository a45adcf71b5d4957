import { expect, test } from '@jest/globals';
import type { Payment } from '@sufra/contracts';
import { problem } from '@sufra/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aPayment } from '../../../test/membership.ts';
import { membershipOpener } from '../../../test/membership-opener.tsx';

const { api, openPremium } = membershipOpener();

async function openWithPayments(...payments: Payment[]) {
  api.reply('GET /payment/payments', { body: { payments } });
  openPremium();
  const table = await screen.findByRole('table', { name: 'Payments' });
  return within(table);
}

test('a payment shows its day, amount, donation and receipt', async () => {
  const table = await openWithPayments(aPayment());

  const row = within(table.getByRole('row', { name: /^November 5, 2026/ }));
  expect(row.getByText('Paid')).toBeVisible();
  expect(row.getByText('£4.99')).toBeVisible();
  expect(row.getByText('£0.50')).toBeVisible();
  const receipt = row.getByRole('link', { name: 'Receipt of November 5, 2026, in a new tab' });
  expect(receipt).toHaveAttribute('href', 'https://pay.sufra.example/receipts/1');
});

test.each([
  ['paid', 0, 'Paid'],
  ['failed', 0, 'Failed'],
  ['refunded', 499, 'Refunded'],
  ['partly_refunded', 200, '£2 refunded'],
  ['disputed', 0, 'Disputed'],
] as const)('one that is %s says so', async (status, refunded, words) => {
  const table = await openWithPayments(aPayment({ status, refunded }));

  expect(table.getByText(words)).toBeVisible();
});

test('what was not paid has an invoice, and no receipt', async () => {
  const table = await openWithPayments(aPayment({ status: 'failed', donation: 0 }));

  expect(table.getByRole('link', { name: 'Invoice of November 5, 2026, in a new tab' })).toBeVisible();
});

test.each([null, 'javascript:alert(1)'])('a receipt at %s is no link', async receiptUrl => {
  const table = await openWithPayments(aPayment({ receiptUrl }));

  expect(table.getByText('£4.99')).toBeVisible();
  expect(table.queryByRole('link')).not.toBeInTheDocument();
});

test('they stand in the order in which they come, the newest first', async () => {
  const table = await openWithPayments(
    aPayment({ _id: 'in_2', at: '2026-11-05T09:00:00.000Z' }),
    aPayment({ _id: 'in_1', at: '2026-10-05T09:00:00.000Z' }),
  );

  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'November 5, 2026',
    'October 5, 2026',
  ]);
});

test('older ones come page by page', async () => {
  const older = aPayment({ _id: 'in_0', at: '2026-09-05T09:00:00.000Z' });
  api.reply('GET /payment/payments', asked => ({
    body: asked.searchParams.has('after')
      ? { payments: [older], next: null }
      : { payments: [aPayment()], next: 'page-2' },
  }));
  const { person } = openPremium();
  const table = within(await screen.findByRole('table', { name: 'Payments' }));
  expect(screen.getByText('The first 1 payments')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Show more' }));

  expect(await table.findByText('September 5, 2026')).toBeVisible();
  expect(screen.getByText('2 of 2 payments shown')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('where there are none, the page says so', async () => {
  api.reply('GET /payment/payments', { body: { payments: [] } });
  openPremium();

  await screen.findByText(/^None so far\./);
});

test('payments that cannot be read cost only their own place, and can be asked for again', async () => {
  const down = { status: 503, body: problem('service_unavailable', 'A part of the site is not available.') };
  api.reply('GET /payment/payments', down, { body: { payments: [aPayment()] } });
  const { person } = openPremium();
  await screen.findByText('Your payments cannot be shown right now.');
  expect(screen.getByRole('heading', { level: 2, name: 'Premium Member' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('table', { name: 'Payments' });
});

import { beforeEach, expect, test } from '@jest/globals';
import type { Donations } from '@sufra/contracts';
import { apiStandIn, beSignedOut, problem, rendererOf } from '@sufra/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { theDonations } from '../../test/membership.ts';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
beforeEach(beSignedOut);

function open(donations: Partial<Donations> = {}) {
  api.reply('GET /payment/donations', { body: theDonations(donations) });
  return renderAt('/charity');
}

const rows = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].map(row => [...row.children].map(cell => cell.textContent));

const months = () => screen.findByRole('table', { name: /^Pledged and given, by month/ });

test('a visitor reads what was pledged, given, and is still to be given', async () => {
  open();

  const totals = await screen.findByRole('region', { name: 'In total' });
  expect(totals).toHaveTextContent('Pledged so far£1,234.50');
  expect(totals).toHaveTextContent('Given so far£1,000');
  expect(totals).toHaveTextContent('Still to be given£234.50');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe('Charity - Sufra');
  expect(screen.queryByText('Record a transfer')).not.toBeInTheDocument();
});

test('more given than pledged is no negative sum', async () => {
  open({ pledged: 1_000, given: 1_500 });

  const totals = await screen.findByRole('region', { name: 'In total' });
  expect(totals).toHaveTextContent('Given ahead of pledges£5');
});

test('the months are a table, the newest first, with those in which nothing happened', async () => {
  open();

  expect(rows(await months())).toEqual([
    ['November 2026', '£617.25', '£1,000'],
    ['October 2026', '£0', '£0'],
    ['September 2026', '£617.25', '£0'],
  ]);
});

test('a month in which refunds took back more than was pledged says so', async () => {
  open({ months: [{ month: '2026-11', pledged: -50, given: 0 }] });

  expect(rows(await months())).toEqual([['November 2026', '-£0.50', '£0']]);
});

test('the latest year is shown first, and the rest when asked for', async () => {
  const { person } = open({
    months: [
      { month: '2025-06', pledged: 50, given: 0 },
      { month: '2026-11', pledged: 50, given: 0 },
    ],
  });

  expect(rows(await months())).toHaveLength(12);
  await person.click(screen.getByRole('button', { name: 'Show all 18 months' }));
  const all = rows(await months());
  expect(all).toHaveLength(18);
  expect(all.at(-1)).toEqual(['June 2025', '£0.50', '£0']);
});

test('each transfer stands there with its charity and reference', async () => {
  open();

  const table = await screen.findByRole('table', { name: 'Transfers' });
  expect(rows(table)).toEqual([['November 10, 2026', 'Water for All', 'SUFRA-2026-11', '£1,000']]);
});

test('the page says how the ledger can be checked', async () => {
  open();

  const section = await screen.findByRole('region', { name: 'How it can be checked' });
  expect(section).toHaveTextContent('2,470');
  expect(within(section).getByText('c0ffee'.repeat(10))).toBeVisible();
  expect(section).toHaveTextContent('npm run ledger:verify');
});

test('a ledger without entries says so in each place', async () => {
  open({ pledged: 0, given: 0, months: [], transfers: [], chain: { entries: 0, head: null } });

  await screen.findByText(/^Nothing has been pledged yet\./);
  expect(screen.getByText('No transfer yet.')).toBeVisible();
  expect(screen.getByText('There is no entry yet.')).toBeVisible();
});

test('a ledger that cannot be read can be asked for again', async () => {
  const down = { status: 503, body: problem('service_unavailable', 'A part of the site is not available.') };
  api.reply('GET /payment/donations', down, { body: theDonations() });
  const { person } = renderAt('/charity');
  await screen.findByText('The ledger cannot be shown right now.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));

  await months();
});

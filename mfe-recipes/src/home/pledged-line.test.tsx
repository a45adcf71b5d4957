import { expect, test } from '@jest/globals';
import type { Donations } from '@sufra/contracts';
import { apiStandIn, problem, rendererOf } from '@sufra/web-kit/testing';
import { screen } from '@testing-library/react';
import { PledgedLine } from './pledged-line.tsx';

const renderAt = rendererOf([{ path: '/', element: <PledgedLine /> }]);
const api = apiStandIn();

const donations = (pledged: number): Donations => ({
  currency: 'GBP',
  pledged,
  given: 0,
  months: [],
  transfers: [],
  chain: { entries: 0, head: null },
});

test('what is pledged so far leads to the ledger', async () => {
  api.reply('GET /payment/donations', { body: donations(123_450) });
  const { person, address } = renderAt('/');

  await person.click(await screen.findByRole('link', { name: '£1,234.50 pledged so far' }));
  expect(address()).toBe('/charity');
});

test('the first sum that is said is above £50', async () => {
  api.reply('GET /payment/donations', { body: donations(5_001) });
  renderAt('/');

  expect(await screen.findByRole('link', { name: '£50.01 pledged so far' })).toBeVisible();
});

test.each([
  ['nothing has been pledged', { body: donations(0) }],
  ['no more than £50 has been pledged', { body: donations(5_000) }],
  ['the sum cannot be had', { status: 503, body: problem('service_unavailable', 'Not now.') }],
])('while %s, it says no sum and still leads to the ledger', async (_circumstance, reply) => {
  api.reply('GET /payment/donations', reply);
  renderAt('/');

  const link = await screen.findByRole('link', { name: '10% of every payment goes to charity' });
  expect(link).toHaveAttribute('href', '/charity');
  expect(screen.queryByText(/pledged so far/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

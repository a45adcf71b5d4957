import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { beSignedOut, rendererOf } from '@sufra/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetClock } from '../ramadan/times/server-clock.ts';
import { ReadyAt } from './ready-at.tsx';

const recipe = { prepTime: 15, cookTime: 62 };
const renderAt = rendererOf([
  { path: '/', element: <ReadyAt recipe={recipe} recipeId="1" /> },
  { path: '/cook', element: <ReadyAt recipe={recipe} isShort /> },
]);
const fetched = globalThis.fetch;
const mecca = {
  town: {
    name: 'Mecca',
    namesIn: {},
    country: 'SA',
    latitude: 21.43,
    longitude: 39.83,
    timeZone: 'Asia/Riyadh',
  },
};
let now = '2027-02-10T09:00:00Z';

beforeEach(() => {
  localStorage.clear();
  beSignedOut();
  forgetClock();
  now = '2027-02-10T09:00:00Z';
  globalThis.fetch = jest.fn<typeof fetch>(
    async () => new Response('', { headers: { date: new Date(now).toUTCString() } }),
  );
});
afterEach(() => {
  globalThis.fetch = fetched;
  delete document.documentElement.dataset.season;
});

const inSeason = () => {
  document.documentElement.dataset.season = '';
  localStorage.setItem('ramadan', JSON.stringify(mecca));
};

test('in the season a dish is begun so long before iftar in the town', async () => {
  inSeason();
  renderAt('/');

  expect(await screen.findByText('Start by 17:00 for iftar at 18:17')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cook it with other dishes' })).toHaveAttribute(
    'href',
    '/dashboard/evening?add=1',
  );
});

test('after iftar it is that of the next day, and says so', async () => {
  inSeason();
  now = '2027-02-10T18:00:00Z';
  renderAt('/');

  expect(await screen.findByText(/^Start by Thu,? 17:00 for iftar at Thu,? 18:17$/)).toBeVisible();
});

test('outside of the season a reader may set a time, and take it away', async () => {
  const user = userEvent.setup();
  renderAt('/');
  await user.click(await screen.findByRole('button', { name: 'When must I start?' }));
  await user.clear(screen.getByLabelText('Ready at'));
  await user.type(screen.getByLabelText('Ready at'), '20:00');
  await user.click(screen.getByRole('button', { name: 'Set' }));
  expect(await screen.findByText(/^Start by 18:43 to eat at 20:00$|18:43.*20:00/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Another time' }));
  await user.click(screen.getByRole('button', { name: 'Take the time away' }));
  expect(screen.queryByText(/to eat at/)).not.toBeInTheDocument();
});

test('while it is cooked only the time is said', async () => {
  inSeason();
  renderAt('/cook');

  expect(await screen.findByText(/for iftar at/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { apiStandIn, beSignedOut, rendererOf } from '@sufra/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { isRamadan } from '../../plan/is-ramadan.ts';
import { routes } from '../../routes.tsx';
import { forgetClock } from '../times/server-clock.ts';
import { forgetAnnouncements } from './announced-months.ts';

const renderAt = rendererOf(routes);
const api = apiStandIn();
const town = {
  ...{ name: 'Karachi', country: 'PK', latitude: 24.86, longitude: 67.01, timeZone: 'Asia/Karachi' },
  namesIn: {},
};
const keep = (more = {}) => localStorage.setItem('ramadan', JSON.stringify({ town, ...more }));
const announce = (daysMore: Record<string, -1 | 0 | 1>, month = 9) => ({
  body: { months: [{ year: 1448, month, daysMore }] },
});

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2027-02-07T14:00:00Z'),
    doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'performance', 'requestAnimationFrame'],
  });
  beSignedOut();
  localStorage.clear();
  forgetAnnouncements();
  forgetClock();
  keep();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the month begins as it was announced in the country of the town, and the page says so', async () => {
  api.reply('GET /hijri-months', announce({ PK: 1, all: -1 }));
  renderAt('/ramadan');
  expect(await screen.findByText(/9 February 2027 to .*as announced in Pakistan/)).toBeVisible();
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(30);
  expect(isRamadan('2027-02-08')).toBe(false);
  expect(isRamadan('2027-02-09')).toBe(true);
});

test('where the country has no day, that of all countries holds', async () => {
  api.reply('GET /hijri-months', announce({ BD: 1, all: -1 }));
  renderAt('/ramadan');
  expect(await screen.findByText(/7 February 2027 to .*as announced for all countries/)).toBeVisible();
});

test.each([
  ['the other way', -1, /7 February 2027 to .*by the day that you chose/],
  ['as calculated', 0, /8 February 2027 to .*by the day that you chose/],
])('one’s own mosque goes before the country: %s', async (_, ownDaysMore, words) => {
  keep({ ownDaysMore });
  api.reply('GET /hijri-months', announce({ PK: 1 }));
  renderAt('/ramadan');
  expect(await screen.findByText(words)).toBeVisible();
});

test('what a version before had kept of one who chose nothing is no choice', async () => {
  keep({ daysMore: 0 });
  api.reply('GET /hijri-months', announce({ PK: 1 }));
  renderAt('/ramadan');
  expect(await screen.findByText(/9 February 2027 to/)).toBeVisible();
});

test('an open page hears of it within a minute', async () => {
  api.reply('GET /hijri-months', { body: { months: [] } }, announce({ PK: 1 }));
  renderAt('/ramadan');
  expect(await screen.findByText(/8 February 2027 to .*as calculated/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText(/9 February 2027 to/)).toBeVisible();
});

test('and when it is looked at again', async () => {
  api.reply('GET /hijri-months', { body: { months: [] } }, announce({ PK: 1 }));
  renderAt('/ramadan');
  await screen.findByText(/8 February 2027 to/);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(/9 February 2027 to/)).toBeVisible();
});

test('without a net the last answer holds, and what a stranger kept breaks nothing', async () => {
  localStorage.setItem(
    'hijri-months',
    JSON.stringify([null, { year: '1448' }, { year: 1448, month: 9, daysMore: { PK: 1, BD: 9 } }]),
  );
  api.reply('GET /hijri-months', { status: 503, body: {} });
  renderAt('/ramadan');
  expect(await screen.findByText(/9 February 2027 to/)).toBeVisible();
});

test('Eid is as announced, and says so', async () => {
  api.reply('GET /hijri-months', announce({ PK: 1 }, 10));
  renderAt('/eid');
  expect(await screen.findByText(/10 March 2027.*as announced in Pakistan/)).toBeVisible();
});

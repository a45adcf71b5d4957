import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { beSignedOut, rendererOf } from '@sufra/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes.tsx';
import { forgetClock } from './times/server-clock.ts';
import { forgetTowns } from './towns/town-list.ts';

const renderAt = rendererOf(routes);
const list = [
  'Asia/Riyadh\tEurope/Oslo\tAsia/Dhaka',
  'Mecca;ar=مكة المكرمة;Makkah\tSA\t21.43\t39.83\t0',
  'Dhaka\tBD\t23.71\t90.41\t2',
  'Tromsø\tNO\t69.65\t18.96\t1',
  '',
].join('\n');
const seen: string[] = [];
let serverTime = '2027-02-10T09:00:00Z';
const fetched = globalThis.fetch;

beforeEach(() => {
  beSignedOut();
  localStorage.clear();
  forgetClock();
  forgetTowns();
  seen.length = 0;
  globalThis.fetch = jest.fn<typeof fetch>(async input => {
    seen.push(String(input));
    return new Response(list, { headers: { date: new Date(serverTime).toUTCString() } });
  });
});
afterEach(() => {
  globalThis.fetch = fetched;
  serverTime = '2027-02-10T09:00:00Z';
});

async function choose(words: string) {
  const page = renderAt('/ramadan');
  const user = userEvent.setup();
  const field = await screen.findByRole('combobox', { name: 'Your town' });
  await user.click(field);
  await user.type(field, words);
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { selected: true }));
  return { page, user };
}

test('the month of the town that is chosen stands by the clock of the server', async () => {
  await choose('makkah');

  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(30);
  const today = within(table).getByRole('row', { current: 'date' });
  expect(within(today).getByRole('rowheader')).toHaveTextContent('3');
  expect(screen.getByRole('heading', { name: 'Ramadan 1448 in Mecca' })).toBeVisible();
});

test('no request carries the town', async () => {
  await choose('makkah');

  await screen.findByRole('table');
  expect(seen.filter(address => /mecca|makkah|21\.4|39\.8/i.test(address))).toEqual([]);
});

test('a name that no town has offers the nearest', async () => {
  await choose('Daka');

  expect(await screen.findByRole('heading', { name: /in Dhaka$/ })).toBeVisible();
});

test('a mosque’s own minutes move iftar, and what is no number says so', async () => {
  const { user } = await choose('Dhaka');
  const iftar = async () =>
    within((await screen.findAllByRole('row'))[1] as HTMLElement).getAllByRole('cell')[5]?.textContent;
  const before = await iftar();
  const field = screen.getByRole('textbox', { name: 'Iftar' });

  await user.type(field, '3');
  expect(await iftar()).not.toBe(before);
  await user.clear(field);
  await user.type(field, '3x');
  expect(await screen.findByText(/whole number from/)).toBeVisible();
});

test('what an earlier version or a stranger has kept does not break the page', async () => {
  localStorage.setItem(
    'ramadan',
    JSON.stringify({ town: { name: 1, timeZone: 'Mars/Base' }, method: 'x', daysMore: 99 }),
  );
  renderAt('/ramadan');

  expect(await screen.findByText(/Choose your town/)).toBeVisible();
});

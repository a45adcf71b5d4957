import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { problem } from '@sufra/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { admin, panelTests } from '../testing/panel.tsx';

const { api, openAs } = panelTests();

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2027-02-07T18:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const putRamadan = 'PUT /hijri-months/PK/1448/9' as 'PUT /hijri-months/{country}/{year}/{month}';
const deleteRamadan = 'DELETE /hijri-months/PK/1448/9' as 'DELETE /hijri-months/{country}/{year}/{month}';
const announced = (daysMore: Record<string, -1 | 0 | 1>) => ({
  body: { months: Object.keys(daysMore).length > 0 ? [{ year: 1448, month: 9, daysMore }] : [] },
});

async function openPakistan() {
  const { person } = openAs(admin, '/admin-panel?tab=moon');
  await person.selectOptions(await screen.findByLabelText('Country'), 'Pakistan');
  const heading = await screen.findByRole('heading', { name: 'Ramadan 1448' });
  const row = heading.closest('li');
  if (!row) throw new Error('the month stands in no row');
  return { person, month: within(row) };
}

test('an admin sees what members will see, announces a day, and takes it back', async () => {
  api.reply('GET /hijri-months', announced({}));
  api.reply(putRamadan, announced({ PK: 1 }));
  api.reply(deleteRamadan, announced({}));
  const { person, month } = await openPakistan();
  expect(month.getByText('Calculated: Monday, February 8, 2027')).toBeVisible();
  const begins = month.getByLabelText('Ramadan 1448 begins');

  await person.selectOptions(begins, 'A day later');
  expect(month.getByText('Tuesday, February 9, 2027')).toBeVisible();
  await person.click(month.getByRole('button', { name: 'Announce Ramadan 1448' }));
  expect(await screen.findByRole('button', { name: 'Pakistan: 1 month' })).toBeVisible();
  expect(api.bodies(putRamadan)).toEqual([{ daysMore: 1 }]);
  expect(month.queryByRole('button')).toBeNull();

  await person.selectOptions(begins, 'As in all countries');
  await person.click(month.getByRole('button', { name: 'Take back Ramadan 1448' }));
  expect(await screen.findByText(/^Nothing is announced/)).toBeVisible();
});

test('a country without a day of its own goes by that of all', async () => {
  api.reply('GET /hijri-months', announced({ all: -1 }));
  const { month } = await openPakistan();
  expect(month.getByText('Sunday, February 7, 2027')).toBeVisible();
});

test('a month that could not be is refused, and the choice stays', async () => {
  api.reply('GET /hijri-months', announced({}));
  const refusal = 'A month has 29 or 30 days, and with this day one would have another number.';
  api.reply(putRamadan, { status: 409, body: problem('hijri_month_length', refusal) });
  const { person, month } = await openPakistan();
  await person.selectOptions(month.getByLabelText('Ramadan 1448 begins'), 'A day earlier');
  await person.click(month.getByRole('button', { name: 'Announce Ramadan 1448' }));
  expect(await month.findByText(refusal)).toBeVisible();
  expect(month.getByLabelText('Ramadan 1448 begins')).toHaveValue('-1');
});

test('the months of a year stand there, the one before first', async () => {
  api.reply('GET /hijri-months', announced({}));
  await openPakistan();
  const months = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(months).toHaveLength(14);
  expect([months[0], months[1], months.at(-1)]).toEqual(['Rajab 1448', 'Shaʻban 1448', 'Shaʻban 1449']);
});

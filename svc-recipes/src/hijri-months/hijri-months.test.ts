import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiPrefix, type EventData } from '@sufra/contracts';
import { hijriOf, startOfMonth } from '@sufra/prayer-times/hijri';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { arePossible, presentMonths } from './announced.ts';
import { hijriMonthModel } from './hijri-month-model.ts';

let under: UnderTest;
let token: string;
const adminId = aMemberId();
beforeAll(async () => {
  under = await startForTest();
  token = await under.platform.keySet.tokenFor({ userId: adminId, isAdmin: true });
});
afterAll(() => under.stop());
beforeEach(async () => {
  await hijriMonthModel(under.platform.database.connection).deleteMany({});
});

const { year } = hijriOf(new Date().toISOString().slice(0, 10));
const ramadan = { year: year + 1, month: 9 };
const path = (country: string, { year, month } = ramadan) => `/hijri-months/${country}/${year}/${month}`;
const set = (where: string, daysMore: unknown) =>
  ask(under.service.url, `PUT ${where}`, { token, body: { daysMore } });
const read = async () => (await ask(under.service.url, 'GET /hijri-months')).body.months;

describe('the beginning of a month', () => {
  test('is announced for a country and for all, read by every visitor, and taken back', async () => {
    expect(await read()).toEqual([]);
    expect(await set(path('PK'), 1)).toMatchObject({
      status: 200,
      body: { months: [{ ...ramadan, daysMore: { PK: 1 } }] },
    });
    await set(path('all'), 0);
    expect(await read()).toEqual([{ ...ramadan, daysMore: { PK: 1, all: 0 } }]);
    await set(path('PK'), -1);
    expect(await read()).toEqual([{ ...ramadan, daysMore: { PK: -1, all: 0 } }]);

    await ask(under.service.url, `DELETE ${path('PK')}`, { token });
    const again = await ask(under.service.url, `DELETE ${path('PK')}`, { token });
    expect(again.body.months).toEqual([{ ...ramadan, daysMore: { all: 0 } }]);
  });

  test('is told to the audit log as often as it changes', async () => {
    const country = 'BD';
    for (const daysMore of [1, 1, 0]) await set(path(country), daysMore);
    await ask(under.service.url, `DELETE ${path(country)}`, { token });
    await ask(under.service.url, `DELETE ${path(country)}`, { token });
    const told = () =>
      under.platform.heard
        .filter(({ type }) => type === 'hijri-month.set')
        .map(({ data }) => data as EventData<'hijri-month.set'>)
        .filter(data => data.country === country);
    await eventually(async () => expect(told()).toHaveLength(3));
    expect(told()).toMatchObject([
      { ...ramadan, before: null, daysMore: 1, setBy: adminId },
      { before: 1, daysMore: 0 },
      { before: 0, daysMore: null },
    ]);
  });

  test('is refused where it is none: no country, no month, no day, too far away', async () => {
    const far = { year: year + 4, month: 1 };
    for (const [where, daysMore] of [
      [path('XX'), 1],
      [path('pk'), 1],
      [path('PK', { year, month: 13 }), 1],
      [path('PK', { year, month: 0 }), 1],
      [path('PK', { year: 1200, month: 1 }), 1],
      [`/hijri-months/PK/${year}/x`, 1],
      [path('PK', far), 1],
      [path('PK'), 2],
      [path('PK'), null],
      [path('PK'), '1'],
    ] as const)
      expect(await set(where, daysMore)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(await read()).toEqual([]);
  });

  test('leaves each month 29 or 30 days: what would give another number is refused', async () => {
    const next = { ...ramadan, month: 10 };
    const length = lengthOf(ramadan);
    const [first, then] = length === 29 ? [1, -1] : [-1, 1];
    await set(path('PK'), first);
    const refused = { status: 409, body: { code: 'hijri_month_length' } };
    expect(await set(path('PK', next), then)).toMatchObject(refused);
    // What is announced for all holds in the country too.
    expect(await set(path('all', next), then)).toMatchObject(refused);
    expect(await set(path('PK', next), first)).toMatchObject({ status: 200 });
  });

  test('two admins at once lose nothing of each other', async () => {
    const countries = ['PK', 'BD', 'IN', 'MA', 'TR', 'ID'];
    const answers = await Promise.all(countries.map(country => set(path(country), 1)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(Object.keys((await read())[0].daysMore).toSorted()).toEqual(countries.toSorted());
  });
});

test('the list may be kept for some seconds, and is not sent again to who has it', async () => {
  await set(path('PK'), 1);
  // As browsers ask whether what they have is still so.
  const get = (headers: Record<string, string> = {}) =>
    fetch(`${under.service.url}${apiPrefix}/hijri-months`, {
      headers: { 'cache-control': 'max-age=0', ...headers },
    });
  const first = await get();
  expect(first.headers.get('cache-control')).toBe('public, max-age=10');
  const etag = first.headers.get('etag') ?? '';
  expect((await get({ 'if-none-match': etag })).status).toBe(304);
  expect((await get({ 'if-none-match': `W/${etag}` })).status).toBe(304);
  await set(path('PK'), 0);
  expect((await get({ 'if-none-match': etag })).status).toBe(200);
});

test('what was announced long ago is shown no more', () => {
  const months = [{ country: 'PK', year: 1448, month: 9, daysMore: 1 as const }];
  expect(presentMonths(months, new Date('2027-02-07T12:00:00Z')).months).toHaveLength(1);
  expect(presentMonths(months, new Date('2029-02-07T12:00:00Z')).months).toEqual([]);
});

test('months that nothing was told of give way, as many as there are', () => {
  const of = { country: 'PK', year: 1448, month: 9 };
  // Rajab and Sha'ban of 1448 have thirty days each.
  expect(arePossible([{ ...of, daysMore: 1 }], of)).toBe(true);
  expect(
    arePossible(
      [
        { ...of, daysMore: 1 },
        { ...of, month: 7, daysMore: 0 },
      ],
      of,
    ),
  ).toBe(false);
});

const lengthOf = ({ year, month }: { year: number; month: number }) =>
  (Date.parse(startOfMonth({ year, month: month + 1 })) - Date.parse(startOfMonth({ year, month }))) /
  86_400_000;

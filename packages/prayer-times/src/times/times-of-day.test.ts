import { expect, test } from '@jest/globals';
import { methodIds } from '../methods/methods.ts';
import { timesOfDay } from './times-of-day.ts';
import type { Place, Way } from './way.ts';

const dhaka = { latitude: 23.71, longitude: 90.41, timeZone: 'Asia/Dhaka' };
const london = { latitude: 51.51, longitude: -0.13, timeZone: 'Europe/London' };
const tromso = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' };
const oslo = { latitude: 59.91, longitude: 10.75, timeZone: 'Europe/Oslo' };
const kiritimati = { latitude: 1.87, longitude: -157.43, timeZone: 'Pacific/Kiritimati' };

const way = (more: Partial<Way> = {}): Way => ({
  method: 'muslim-world-league',
  asr: 'majority',
  highLatitude: 'middleofthenight',
  ...more,
});
const clock = (at: Date, { timeZone }: Place) =>
  at.toLocaleString('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' });

test('iftar waits for the precaution of the place, whatever method is chosen', () => {
  const bare = timesOfDay(dhaka, '2027-02-08', way({ withoutPrecaution: true })).maghrib;
  for (const method of methodIds) {
    const { maghrib } = timesOfDay(dhaka, '2027-02-08', way({ method, country: 'BD' }));
    expect(maghrib.getTime() - bare.getTime()).toBeGreaterThanOrEqual(4 * 60_000);
  }
});

test('a correction moves one prayer by its minutes', () => {
  const usual = timesOfDay(london, '2027-02-08', way());
  const corrected = timesOfDay(london, '2027-02-08', way({ corrections: { maghrib: 3, fajr: -2 } }));
  expect(corrected.maghrib.getTime() - usual.maghrib.getTime()).toBe(3 * 60_000);
  expect(corrected.suhoorEnds.getTime() - usual.suhoorEnds.getTime()).toBe(-2 * 60_000);
  expect(corrected.asr).toEqual(usual.asr);
});

test('Asr of the Hanafi school is later', () => {
  const { asr } = timesOfDay(london, '2027-02-08', way());
  expect(timesOfDay(london, '2027-02-08', way({ asr: 'hanafi' })).asr.getTime()).toBeGreaterThan(
    asr.getTime(),
  );
});

test('the clock changes within the month', () => {
  const times = ['2027-03-27', '2027-03-28'].map(date => timesOfDay(london, date, way()).maghrib);
  expect(times.map(at => clock(at, london))).toEqual(['27/03/2027, 18:26', '28/03/2027, 19:28']);
});

test('the last day of a year and the first of the next follow each other', () => {
  const [last, first] = ['2030-12-31', '2031-01-01'].map(date => timesOfDay(london, date, way()).maghrib);
  const hours = ((first?.getTime() ?? 0) - (last?.getTime() ?? 0)) / 3_600_000;
  expect(Math.abs(hours - 24)).toBeLessThan(0.1);
});

test('a zone far from its longitude keeps its own day', () => {
  const { fajr, maghrib } = timesOfDay(kiritimati, '2027-02-10', way());
  expect([fajr, maghrib].map(at => clock(at, kiritimati).slice(0, 10))).toEqual(['10/02/2027', '10/02/2027']);
});

test('in a summer of the north the chosen part of the night decides', () => {
  const rules = ['middleofthenight', 'twilightangle', 'seventhofthenight'] as const;
  const times = rules.map(highLatitude => timesOfDay(oslo, '2027-06-21', way({ highLatitude })));
  expect(times.map(({ decidedBy }) => decidedBy)).toEqual(['night', 'night', 'night']);
  expect(times.map(({ fajr }) => fajr.getTime())).toEqual(
    times.map(({ fajr }) => fajr.getTime()).toSorted((a, b) => a - b),
  );
});

test.each(['2027-06-21', '2026-12-21'])(
  'where the sun does not rise or set on %s a latitude that has it decides',
  date => {
    const { decidedBy, ...times } = timesOfDay(tromso, date, way());
    expect(decidedBy).toBe('nearest-latitude');
    expect(Object.values(times).every(at => Number.isFinite(at.getTime()))).toBe(true);
  },
);

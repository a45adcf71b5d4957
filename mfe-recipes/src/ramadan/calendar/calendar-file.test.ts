import { expect, test } from '@jest/globals';
import { ramadan } from '@sufra/prayer-times/hijri';
import { calendarFile, foldLine, inWords } from './calendar-file.ts';
import { monthDays } from './month-days.ts';

const town = {
  name: 'Washington, D.C.',
  namesIn: {},
  country: 'US',
  latitude: 38.9,
  longitude: -77.04,
  timeZone: 'America/New_York',
};
const file = () =>
  calendarFile(monthDays({ year: 1447, month: ramadan }, town, { town }).map(inWords), {
    town: town.name,
    made: new Date('2026-02-01T00:00:00Z'),
  });

test('two entries a day, by Greenwich, over the change of the clock', () => {
  const starts = [...file().matchAll(/DTSTART:(\S+)/g)].map(match => match[1]);
  expect(starts).toHaveLength(60);
  expect(new Set(starts).size).toBe(60);
  expect(starts.every(start => /^\d{8}T\d{6}Z$/.test(start ?? ''))).toBe(true);
});

test('a comma in a town is no sign of the calendar', () => {
  expect(file()).toContain('LOCATION:Washington\\, D.C.\r\n');
});

test('no line is longer than 75 bytes, whatever the language', () => {
  const folded = foldLine(`SUMMARY:${'رمضان '.repeat(40)}`).split('\r\n');
  expect(Math.max(...folded.map(line => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(folded.join('').replaceAll('\r\n ', '')).toContain('رمضان');
});

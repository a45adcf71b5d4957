import { expect, test } from '@jest/globals';
import { instantOf, isTime, nextInstant, timeOf } from './wall-clock.ts';

const iso = (at: number) => new Date(at).toISOString();

test.each([
  ['2027-02-08', '17:52', 'Asia/Riyadh', '2027-02-08T14:52:00.000Z'],
  ['2027-02-08', '00:10', 'America/New_York', '2027-02-08T05:10:00.000Z'],
  ['2027-02-08', '00:10', 'Pacific/Auckland', '2027-02-07T11:10:00.000Z'],
  // London's clocks go forward at one o'clock on 28 March 2027, and back at two on 31 October.
  ['2027-03-28', '00:30', 'Europe/London', '2027-03-28T00:30:00.000Z'],
  ['2027-03-28', '01:30', 'Europe/London', '2027-03-28T01:30:00.000Z'],
  ['2027-03-28', '18:30', 'Europe/London', '2027-03-28T17:30:00.000Z'],
  ['2027-10-31', '01:30', 'Europe/London', '2027-10-31T00:30:00.000Z'],
  ['2027-10-31', '03:30', 'Europe/London', '2027-10-31T03:30:00.000Z'],
  ['2027-10-31', '17:00', 'Europe/London', '2027-10-31T17:00:00.000Z'],
])('on %s at %s in %s it is %s', (date, time, zone, at) => expect(iso(instantOf(date, time, zone))).toBe(at));

test('a time that has passed is tomorrow’s', () => {
  const now = new Date('2027-02-08T20:30:00Z'); // 23:30 in Riyadh
  expect(iso(nextInstant(now, '23:45', 'Asia/Riyadh'))).toBe('2027-02-08T20:45:00.000Z');
  expect(iso(nextInstant(now, '01:00', 'Asia/Riyadh'))).toBe('2027-02-08T22:00:00.000Z');
  expect(iso(nextInstant(now, '23:30', 'Asia/Riyadh'))).toBe('2027-02-09T20:30:00.000Z');
});

test('what a clock shows is read back', () => {
  for (const zone of ['Asia/Kathmandu', 'Europe/London', 'America/St_Johns'])
    for (const time of ['00:00', '04:50', '12:00', '23:59'])
      expect(timeOf(instantOf('2027-03-28', time, zone), zone)).toBe(time);
});

test.each([
  ['17:52', true],
  ['24:00', false],
  ['', false],
  ['7:5', false],
])('%p is a time: %p', (text, is) => expect(isTime(text)).toBe(is));

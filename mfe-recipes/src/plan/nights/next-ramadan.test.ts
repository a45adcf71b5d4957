import { expect, test } from '@jest/globals';
import { noDaysMore } from '@sufra/prayer-times/hijri';
import { nextRamadan } from './next-ramadan.ts';

test.each([
  ['2026-11-28', { first: '2027-02-08', length: 29 }],
  ['2026-10-01', undefined],
  ['2027-02-08', undefined],
  ['2027-03-20', undefined],
])('on %s the Ramadan that is offered is %j', (today, offered) => {
  expect(nextRamadan(today, noDaysMore)).toEqual(offered);
});

test('it begins when it was announced to begin, and is offered until then', () => {
  const later = ({ month }: { month: number }) => (month === 9 ? 1 : undefined);
  expect(nextRamadan('2027-02-08', later)).toEqual({ first: '2027-02-09', length: 29 });
  const earlier = ({ month }: { month: number }) => (month === 9 ? -1 : undefined);
  expect(nextRamadan('2027-02-07', earlier)).toBeUndefined();
  expect(nextRamadan('2027-02-06', earlier)).toEqual({ first: '2027-02-07', length: 30 });
});

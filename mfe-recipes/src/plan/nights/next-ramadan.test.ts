import { expect, test } from '@jest/globals';
import { nextRamadan } from './next-ramadan.ts';

test.each([
  ['2026-11-28', { first: '2027-02-08', length: 29 }],
  ['2026-10-01', undefined],
  ['2027-02-08', undefined],
  ['2027-03-20', undefined],
])('on %s the Ramadan that is offered is %j', (today, offered) => {
  expect(nextRamadan(today)).toEqual(offered);
});

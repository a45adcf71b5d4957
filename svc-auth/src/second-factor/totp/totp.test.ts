import { describe, expect, test } from '@jest/globals';
import { base32 } from './base32.ts';
import { codeOf, matchedStep, stepAt } from './totp.ts';

/** RFC 6238, appendix B, SHA-1. */
const secret = Buffer.from('12345678901234567890');

describe('a code by time', () => {
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %d of the RFC is %s', (seconds, code) => {
    const step = stepAt(new Date(seconds * 1000));
    expect(codeOf(secret, step, 8)).toBe(code);
    expect(codeOf(secret, step)).toBe(code.slice(2));
  });

  const now = new Date('2026-11-24T12:00:10Z');
  const present = stepAt(now);

  test.each([
    [-2, undefined],
    [-1, present - 1],
    [0, present],
    [1, present + 1],
    [2, undefined],
  ])('of a clock that is %d steps away', (away, step) => {
    const code = codeOf(secret, present + away);
    expect(matchedStep(secret, { code, now, after: 0 })).toBe(step);
  });

  test('is over once its step, or a later one, was used', () => {
    const code = codeOf(secret, present);
    expect(matchedStep(secret, { code, now, after: present - 1 })).toBe(present);
    expect(matchedStep(secret, { code, now, after: present })).toBeUndefined();
    expect(matchedStep(secret, { code, now, after: present + 1 })).toBeUndefined();
  });

  test('of another length is none', () => {
    expect(matchedStep(secret, { code: '', now, after: 0 })).toBeUndefined();
    expect(matchedStep(secret, { code: '1234567', now, after: 0 })).toBeUndefined();
  });
});

/** RFC 4648, section 10. */
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base32 is %j', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

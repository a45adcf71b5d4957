import { describe, expect, test } from '@jest/globals';
import { aKey } from '../../test/secrets.ts';
import { isMarkOf, isOver, newMark, readMark, writeMark } from './device-mark.ts';

const email = 'amina@example.org';
const key = aKey();
const aMark = (lifeMs = 60_000) => newMark(email, { key, lifeMs });
const read = (text: string) => readMark(text) ?? aMark();

describe('the mark of a browser', () => {
  test('is known again as it was written, by any of the keys', () => {
    const mark = read(writeMark(aMark()));
    expect(isMarkOf(email, { mark, keys: [aKey(), key] })).toBe(true);
    expect(isOver(mark, new Date())).toBe(false);
  });

  test('is of no other address and no other key', () => {
    const mark = aMark();
    expect(isMarkOf('bilal@example.org', { mark, keys: [key] })).toBe(false);
    expect(isMarkOf(email, { mark, keys: [aKey()] })).toBe(false);
  });

  test('bears no change: neither a longer life nor another name, by which failures would count anew', () => {
    const mark = aMark();
    expect(isMarkOf(email, { mark: { ...mark, until: 'zzzzzzz' }, keys: [key] })).toBe(false);
    expect(isMarkOf(email, { mark: { ...mark, id: 'A'.repeat(16) }, keys: [key] })).toBe(false);
  });

  test('is over when its time is', () => {
    expect(isOver(aMark(-1_000), new Date())).toBe(true);
  });

  test.each(['', '..', 'a.b.c', `${'a'.repeat(16)}.1.${'b'.repeat(23)}`, 'x'.repeat(5_000)])(
    'is not read from %j',
    text => {
      expect(readMark(text)).toBeUndefined();
    },
  );
});

import { expect, test } from '@jest/globals';
import { isOlder } from './is-older.ts';

test.each([
  ['0.9.0', '1.0.0', true],
  ['1.9.0', '1.10.0', true],
  ['1.10.0', '1.9.0', false],
  ['1.2.9', '1.2.10', true],
  ['2.0.0', '1.99.99', false],
  ['1.0.0', '1.0.0', false],
  [undefined, '0.0.1', true],
  [null, '0.0.1', true],
  ['', '0.0.1', true],
  ['latest', '0.0.1', true],
])('%j is older than %s: %s', (version, than, is) => {
  expect(isOlder(version, than)).toBe(is);
});

test('what is compared with has to be a version', () => {
  expect(() => isOlder('1.0.0', 'latest')).toThrow('latest is no version');
});

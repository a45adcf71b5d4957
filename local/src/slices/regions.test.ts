import { describe, expect, test } from '@jest/globals';
import { writeRegion } from './regions.ts';

const file = `by hand
  # >>> names: written by npm run slices:write
  old
  # <<< names
also by hand
`;

describe('a region of a file', () => {
  test('is put anew with its own margin, and what is around it stays', () => {
    expect(writeRegion(file, 'names', ['one:', '  two', ''])).toBe(`by hand
  # >>> names: written by npm run slices:write
  one:
    two

  # <<< names
also by hand
`);
  });

  test('that is not there, or does not end, is an error that says which', () => {
    expect(() => writeRegion(file, 'others', [])).toThrow('others');
    expect(() => writeRegion(file.replace('# <<< names', ''), 'names', [])).toThrow('# <<< names');
  });
});

import { expect, test } from '@jest/globals';
import { holdsWords } from './holds-words.ts';

const texts = ['Harīra for a full house', 'One pot, twelve bowls.'];

test.each(['', '  ', 'harira', 'HARĪRA', 'TWELVE BOWLS', 'pot house', 'twel'])('%j is found', words => {
  expect(holdsWords(words, texts)).toBe(true);
});

test.each(['dates', 'harira dates', 'house\nOne pots'])('%j is not found', words => {
  expect(holdsWords(words, texts)).toBe(false);
});

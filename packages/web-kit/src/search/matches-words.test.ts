import { expect, test } from '@jest/globals';
import { matchesWords } from './matches-words.ts';

const texts = ['Harīra for a full house', 'One pot, twelve bowls.'];

test.each(['', '  ', 'harira', 'HARĪRA', 'pot house', 'twel'])('%j is found', words => {
  expect(matchesWords(words, texts)).toBe(true);
});

test.each(['dates', 'harira dates', 'house\nOne pots'])('%j is not found', words => {
  expect(matchesWords(words, texts)).toBe(false);
});

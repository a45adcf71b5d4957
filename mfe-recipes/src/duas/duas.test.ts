import { expect, test } from '@jest/globals';
import { lettersOfDuas } from '@sufra/web-kit/testing';
import * as duas from './duas.ts';

test.each(Object.values(duas))('the face of the duas has all letters of the one $occasion', ({ arabic }) => {
  expect([...arabic].filter(letter => !lettersOfDuas.includes(letter))).toEqual([]);
});

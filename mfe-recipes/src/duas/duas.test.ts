import { expect, test } from '@jest/globals';
import { lettersOfDuas } from '@sufra/web-kit/testing';
import { afterEating, beforeEating } from './duas.ts';

test.each([beforeEating(), afterEating()])(
  'the face of the duas has all letters of the one $occasion',
  ({ arabic }) => {
    expect([...arabic].filter(letter => !lettersOfDuas.includes(letter))).toEqual([]);
  },
);

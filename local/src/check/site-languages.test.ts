import { expect, test } from '@jest/globals';
import { siteLanguages } from '@sufra/contracts';
import { languages } from '@sufra/texts';

test('the contract takes the languages that the site has', () => {
  expect([...siteLanguages]).toEqual(languages);
});

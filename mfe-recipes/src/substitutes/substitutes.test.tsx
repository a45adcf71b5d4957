import { afterEach, expect, test } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { effectTexts } from './effect-texts.ts';
import { insteadTexts } from './instead-texts.ts';
import { forgetSubstitutes, saySubstitute, useSubstitutes } from './say-substitute.ts';

afterEach(() => {
  document.documentElement.lang = 'en';
  forgetSubstitutes();
});

test('English says what the guard says', () => {
  for (const [words, said] of Object.entries({ ...insteadTexts(), ...effectTexts() }))
    expect(said).toBe(words);
  expect(saySubstitute('beef or lamb')).toBe('beef or lamb');
});

test('a page in another language says each by itself, and what it does not know as it is', async () => {
  document.documentElement.lang = 'fr';
  const { result } = renderHook(() => useSubstitutes());
  await waitFor(() => expect(result.current('beef bacon')).toBe('bacon de bœuf'));
  expect(saySubstitute('beef or pomegranate or grape juice or stock')).toBe(
    'bœuf, ou jus de grenade ou de raisin, ou bouillon',
  );
  expect(saySubstitute('beef or something new')).toBe('beef or something new');
});

import { expect, test } from '@jest/globals';
import type { RecipeRequest } from './read-request.ts';
import { markOf } from './request-mark.ts';

const soup: Extract<RecipeRequest, { mode: 'prompt' }> = {
  mode: 'prompt',
  userPrompt: 'soup',
  language: 'en',
  options: { avoid: [], servingSize: 4 },
};

test('the same words with the same key have the same mark', () => {
  expect(markOf('once', { ...soup })).toEqual(markOf('once', soup));
});

test('other words, options or keys have another', () => {
  const mark = markOf('once', soup);
  for (const other of [
    markOf('once', { ...soup, userPrompt: 'stew' }),
    markOf('once', { ...soup, language: 'ar' }),
    markOf('once', { ...soup, options: { avoid: ['nuts'], servingSize: 4 } }),
    markOf('once', { ...soup, options: { avoid: [] } }),
  ])
    expect(other).toEqual({ key: mark?.key, body: expect.not.stringMatching(mark?.body ?? '') });
  expect(markOf('twice', soup)).toEqual({
    key: expect.not.stringMatching(mark?.key ?? ''),
    body: mark?.body,
  });
});

test('neither the key nor the words can be read from it', () => {
  expect(JSON.stringify(markOf('a-canary-key', { ...soup, userPrompt: 'a-canary-wish' }))).not.toContain(
    'canary',
  );
});

test.each([undefined, ''])('without a key (%j) there is none', key => {
  expect(markOf(key, soup)).toBeNull();
});

test('a key may have two hundred characters and no more', () => {
  expect(markOf('x'.repeat(200), soup)).not.toBeNull();
  expect(() => markOf('x'.repeat(201), soup)).toThrow(
    expect.objectContaining({
      code: 'invalid_request',
      details: [{ path: 'Idempotency-Key', message: expect.any(String) }],
    }),
  );
});

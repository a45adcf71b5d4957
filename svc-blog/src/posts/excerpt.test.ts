import { describe, expect, test } from '@jest/globals';
import { growthOf, maxGrowth } from '@sufra/service-kit/testing/growth';
import { excerptOf } from './excerpt.ts';

describe('the excerpt of a post', () => {
  test('is its text without the tags, one space between blocks', () => {
    const html =
      '<h2>Dates</h2><p>Break the fast with <strong>dates</strong>, then eat.</p><ul><li>One</li><li>Two</li></ul>';
    expect(excerptOf(html)).toBe('Dates Break the fast with dates, then eat. One Two');
  });

  test('shows characters, not entities, and leaves what is none', () => {
    expect(excerptOf('<p>Salt &amp; pepper&nbsp;&lt;3 &#8211; &#xe9; &unknown; &#9999999;</p>')).toBe(
      'Salt & pepper <3 – é &unknown; &#9999999;',
    );
  });

  test('of a long post ends at a word and says that there is more', () => {
    const excerpt = excerptOf(`<p>${'olive oil, '.repeat(60)}</p>`);
    expect(excerpt).toMatch(/(olive oil, )+olive (oil )?…$/);
    expect(excerpt.length).toBeLessThanOrEqual(202);
  });

  test('of a text without spaces ends between characters, never inside one', () => {
    const excerpt = excerptOf(`<p>a${'🍋'.repeat(300)}</p>`);
    expect(excerpt).toMatch(/^a(🍋)+ …$/u);
  });

  test.each(['<', '<p ', '&#'])('of a text of %j alone takes work in proportion to its length', piece => {
    const work = (length: number) => excerptOf(piece.repeat(length));
    expect(growthOf(work, 100_000)).toBeLessThan(maxGrowth);
  });
});

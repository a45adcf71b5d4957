import { describe, expect, test } from '@jest/globals';
import { isCurrent } from './site-links.ts';

describe('a link is the current one', () => {
  test.each([
    ['/', '/'],
    ['/', '/Home'],
    ['/blog', '/blog/'],
    ['/blog', '/Blog/dates-and-honey'],
  ])('%s at %s', (to, pathname) => {
    expect(isCurrent(to, pathname)).toBe(true);
  });

  test.each([
    ['/', '/blog'],
    ['/blog', '/blogs'],
    ['/contact', '/'],
  ])('but not %s at %s', (to, pathname) => {
    expect(isCurrent(to, pathname)).toBe(false);
  });
});

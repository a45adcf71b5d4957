import { afterEach, expect, test } from '@jest/globals';
import { ownPath } from './own-path.ts';

afterEach(() => {
  document.documentElement.lang = 'en';
});

/** Where a click on a link with this address leads within the page. */
function followed(href: string) {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  document.body.replaceChildren(link);
  let path: string | undefined;
  link.addEventListener('click', event => {
    path = ownPath(event);
    event.preventDefault();
  });
  link.click();
  return path;
}

test.each([
  ['en', '/blog/dates?a=1#b', '/blog/dates?a=1#b'],
  ['en', `${location.origin}/blog`, '/blog'],
  ['en', '/ar/blog', undefined],
  ['ar', '/sunnah-foods', '/sunnah-foods'],
  ['ar', `${location.origin}/ar/blog`, '/blog'],
  ['ar', '/fr/blog', undefined],
  ['ar', '/api/v1/blogs', undefined],
  ['ar', 'https://elsewhere.example/blog', undefined],
])('on a page in %s, a link to %s leads to %s', (language, href, path) => {
  document.documentElement.lang = language;
  expect(followed(href)).toBe(path);
});

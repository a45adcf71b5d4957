import { expect, test } from '@jest/globals';
import { showsSomething } from './shows-something.ts';

test.each([
  'a',
  '<p>a</p>',
  '<p><br></p>a',
  '<p>&nbsp;a&nbsp;</p>',
  '<p><img src="/a.webp"></p>',
  '<P><IMG SRC="/a.webp" ALT=""></P>',
  '<p>تلبينة</p>',
  '<p>0</p>',
  '&amp;',
  // What is no tag is text.
  '<',
  '<p>1 < 2',
  'a < b',
  '> b',
])('%j shows something', html => {
  expect(showsSomething(html)).toBe(true);
});

test.each([
  '',
  ' \n\t',
  '<p></p>',
  '<p><br></p><p> </p>',
  '<p>&nbsp;</p><p>&#160;&#xA0;</p>',
  '<p title="a">\u00a0</p>',
  '<imgs>',
  '<p <b>',
  '<!-- -->',
])('%j shows nothing', html => {
  expect(showsSomething(html)).toBe(false);
});

test.each(['<', '>', '<>', '< ', '<p', '<p>', '&nbsp;', '&', ' ', '<<p>>', '<im'])(
  'a text of %j alone takes time in proportion to its length',
  piece => {
    const timeOf = (length: number) => {
      const html = piece.repeat(Math.floor(length / piece.length));
      const times = [1, 2, 3, 4, 5].map(() => {
        const began = performance.now();
        showsSomething(html);
        return performance.now() - began;
      });
      return Math.min(...times);
    };
    timeOf(10_080);
    // Eight times as long: where the work is quadratic, 64 times the work, and seconds. Less than 2 ms says little.
    expect(timeOf(80_640)).toBeLessThan(32 * Math.max(timeOf(10_080), 2));
  },
);

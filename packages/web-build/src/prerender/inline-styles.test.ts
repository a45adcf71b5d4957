import { expect, test } from '@jest/globals';
import { withoutInlineStyles } from './inline-styles.ts';

test('style attributes become classes, the same for the same style', () => {
  const { pages, css } = withoutInlineStyles([
    '<p class="text" style="width:60%">a &gt; b</p><br style="width:60%"/>',
    '<b style="--quote:&quot;x&quot;" id="b">style="no"</b>',
  ]);

  const [wide = '', quoted = ''] = [...css.matchAll(/^\.([\w-]+)\{(?:width:60%|--quote:"x")\}$/gm)]
    .sort(([one], [other]) => (one.includes('width') ? -1 : other.includes('width') ? 1 : 0))
    .map(([, name]) => name);
  expect(pages).toEqual([
    `<p class="${wide} text">a &gt; b</p><br class="${wide}"/>`,
    `<b id="b" class="${quoted}">style="no"</b>`,
  ]);
});

test('a page without any is left as it is', () => {
  expect(withoutInlineStyles(['<p class="a">b</p>'])).toEqual({ pages: ['<p class="a">b</p>'], css: '' });
});

import { expect, test } from '@jest/globals';
import { html } from './html.ts';

test('what is put into markup is text, in an element as in an attribute', () => {
  expect(html`<a title="${'"><b>'}">${"<b>&'"}</a>`.markup).toBe(
    '<a title="&quot;&gt;&lt;b&gt;">&lt;b&gt;&amp;&#39;</a>',
  );
});

test('markup in markup stays as it is, many pieces stand below each other, and nothing is nothing', () => {
  const pieces = ['a', '<'].map(text => html`<i>${text}</i>`);
  expect(html`<p>${pieces}${html`<br>`}${undefined}</p>`.markup).toBe('<p><i>a</i>\n<i>&lt;</i><br></p>');
});

/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { processorMs } from '@sufra/service-kit/testing/growth';
import { aPicture } from '../../test/a-picture.ts';
import { payloads } from '../../test/payloads.ts';
import { cleanHtml } from './clean-html.ts';

interface DomElement {
  localName: string;
  namespaceURI: string;
  innerHTML: string;
  textContent: string;
  attributes: Iterable<{ name: string; value: string }>;
  querySelectorAll(selector: string): Iterable<DomElement>;
}

// A browser's own reading of HTML, and not the one that does the cleaning.
const { document } = globalThis as unknown as {
  document: {
    createElement(name: string): DomElement;
    implementation: { createHTMLDocument(): { body: DomElement } };
  };
};

const picture = aPicture();
const known = new Map([['abcdefghijklmnopqrstuv', picture]]);
const clean = (html: string) => cleanHtml(html, known);

const allowed: Record<string, string[]> = {
  ...{ h2: [], h3: [], h4: [], p: [], br: [], hr: [], strong: [], em: [], u: [], s: [], code: [], pre: [] },
  ...{ ul: [], ol: ['start'], li: [], blockquote: [], table: [], thead: [], tbody: [], tr: [] },
  ...{ th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'], a: ['href', 'rel'] },
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
};
const own = /^\/api\/v1\/blogs\/images\/abcdefghijklmnopqrstuv-\d+\.webp$/;

/** All that a page must not hold. */
function faultsIn(root: DomElement): string[] {
  return [...root.querySelectorAll('*')].flatMap(({ localName, namespaceURI, attributes }) => {
    const faults: string[] = [];
    if (namespaceURI !== 'http://www.w3.org/1999/xhtml' || !(localName in allowed)) faults.push(localName);
    for (const { name, value } of attributes) {
      if (!allowed[localName]?.includes(name)) faults.push(`${localName} ${name}`);
      if (name === 'src' && !own.test(value)) faults.push(value);
      if (name === 'srcset' && value !== picture.srcset) faults.push(value);
      if (name !== 'href') continue;
      const { protocol, username } = new URL(value, 'https://sufra.test');
      if (!['https:', 'http:', 'mailto:'].includes(protocol) || username || value.startsWith('//'))
        faults.push(value);
    }
    return faults;
  });
}

function parsed(html: string, where = document.createElement('div')): DomElement {
  where.innerHTML = html;
  return where;
}

test('there are more than a hundred ways to try', () => {
  expect(new Set(payloads.map(([, html]) => html)).size).toBeGreaterThan(100);
});

test('most of them would do harm as they are', () => {
  expect(payloads.filter(([, html]) => faultsIn(parsed(html)).length > 0).length).toBeGreaterThan(85);
});

describe.each(payloads)('%s', (_what, html) => {
  const cleaned = clean(html);

  test('is made harmless, however a browser reads it', () => {
    expect(faultsIn(parsed(cleaned))).toEqual([]);
    expect(faultsIn(parsed(cleaned, document.implementation.createHTMLDocument().body))).toEqual([]);
    for (const around of ['table', 'td', 'ul', 'p', 'a'])
      expect(faultsIn(parsed(`<${around}>${cleaned}</${around}>`)).filter(fault => fault !== around)).toEqual(
        [],
      );
  });

  test('stays as it was cleaned, and so does what a browser makes of it', () => {
    expect(clean(cleaned)).toBe(cleaned);
    const once = parsed(cleaned).innerHTML;
    expect(parsed(once).innerHTML).toBe(once);
    expect(faultsIn(parsed(clean(once)))).toEqual([]);
  });
});

describe('what the editor writes', () => {
  test.each([
    ['headings and paragraphs', '<h2>A</h2><h3>B</h3><h4>C</h4><p>D<br />E</p><hr />'],
    ['formatting', '<p><strong>a</strong><em>b</em><u>c</u><s>d</s><code>e</code></p>'],
    ['lists', '<ul><li><p>a</p><ol start="3"><li><p>b</p></li></ol></li></ul>'],
    [
      'a quote and code',
      '<blockquote><p>a</p></blockquote><pre><code>if (a &lt; b &amp;&amp; c) {}</code></pre>',
    ],
    [
      'links',
      '<p><a href="https://a.example/b?c=1&amp;d=2#e" rel="noopener noreferrer nofollow">a</a> <a href="mailto:a@b.example" rel="noopener noreferrer nofollow">b</a> <a href="/sunnah-foods" rel="noopener noreferrer nofollow">c</a></p>',
    ],
    [
      'a table',
      '<table><tbody><tr><th><p>a</p></th><td colspan="2" rowspan="3"><p>b</p></td></tr></tbody></table>',
    ],
    ['letters of every kind', '<p>تلبينة – “çay” 🍋 ½ 寿司 ﷺ</p>'],
  ])('stays: %s', (_what, html) => {
    expect(clean(html)).toBe(html);
  });

  test('loses what it says of itself alone', () => {
    expect(
      clean(
        '<table style="min-width: 75px" class="x"><colgroup><col style="min-width: 25px"></colgroup><tbody><tr><td colspan="1" rowspan="1" colwidth="90"><p style="text-align: right">a</p></td></tr></tbody></table><pre><code class="language-js">b</code></pre>',
      ),
    ).toBe('<table><tbody><tr><td><p>a</p></td></tr></tbody></table><pre><code>b</code></pre>');
  });

  test('is written in one way', () => {
    expect(clean('<h1>a</h1><h5>b</h5><b>c</b><i>d</i><strike>e</strike><del>f</del>')).toBe(
      '<h2>a</h2><h4>b</h4><strong>c</strong><em>d</em><s>e</s><s>f</s>',
    );
  });

  test('keeps a picture of ours, with its sizes as they are known and not as they are said to be', () => {
    const html =
      '<img src="/api/v1/blogs/images/abcdefghijklmnopqrstuv-480.avif" alt="A &quot;bowl&quot;" width="9" srcset="https://evil.example/x 1x">';
    const [image] = parsed(clean(html)).querySelectorAll('img');
    expect(
      Object.fromEntries([...(image?.attributes ?? [])].map(({ name, value }) => [name, value])),
    ).toEqual({
      src: picture.src,
      srcset: picture.srcset,
      sizes: expect.any(String),
      alt: 'A "bowl"',
      width: '1600',
      height: '900',
      loading: 'lazy',
      decoding: 'async',
    });
  });

  test('keeps no picture that is not known', () => {
    expect(clean('<p>a<img src="/api/v1/blogs/images/zzzzzzzzzzzzzzzzzzzzzz-480.webp" alt="b"></p>')).toBe(
      '<p>a</p>',
    );
  });

  test('keeps the text of what is not kept', () => {
    expect(clean('<div>a <span style="x">b</span> <a href="javascript:1">c</a></div>')).toBe('a b c');
  });
});

test.each([
  '<b>',
  '<p>',
  '<table><tr><td>',
  '<a href="',
  '<!--',
  '<svg>',
  '<',
  '&',
  '</p>',
  '<select>',
  '<img src=',
])('a post full of %j is cleaned by hardly more work than an ordinary one of its length', piece => {
  const filledWith = (text: string) => text.repeat(Math.floor(200_000 / text.length));
  expect(faultsIn(parsed(clean(filledWith(piece)).slice(0, 20_000)))).toEqual([]);
  const leastOf = (html: string) => Math.min(...[1, 2, 3].map(() => processorMs(() => clean(html))));
  const ordinary = leastOf(filledWith('<p>Olives, <strong>dates</strong> and figs.</p>'));
  // Quadratic work on so long a post would be a thousand times as much.
  expect(leastOf(filledWith(piece))).toBeLessThan(40 * ordinary);
});

import { describe, expect, test } from '@jest/globals';
import { aHead } from '../../test/a-head.ts';
import { writeHead } from './write-head.ts';

const page = `<!doctype html><html><head><title>Sufra - x</title>
<meta name="description" content="old"></head><body><div id="root"></div><noscript>Switch it on.</noscript></body></html>`;
const options = { origin: 'https://sufra.example', language: 'en', languages: ['en'] };
const written = (overrides: Parameters<typeof aHead>[0] = {}, more = {}) =>
  writeHead(page, aHead(overrides), { ...options, ...more });

describe('the shell’s page with a head', () => {
  test('has that title and description in place of its own, once each', () => {
    const text = written({ title: 'Olive oil - Sufra', description: 'Pressed & poured' });
    expect(text.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Olive oil - Sufra</title>']);
    expect(text.match(/<meta name="description"[^>]*>/g)).toEqual([
      '<meta name="description" content="Pressed &amp; poured">',
    ]);
  });

  test('names its one address, and what a link preview shows, with whole addresses', () => {
    const text = written({
      path: '/blog/olive-oil',
      image: { path: '/api/v1/blogs/images/x', alt: 'A "jug"' },
    });
    expect(text).toContain('<link rel="canonical" href="https://sufra.example/blog/olive-oil">');
    expect(text).toContain('<meta property="og:url" content="https://sufra.example/blog/olive-oil">');
    expect(text).toContain(
      '<meta property="og:image" content="https://sufra.example/api/v1/blogs/images/x">',
    );
    expect(text).toContain('<meta property="og:image:alt" content="A &quot;jug&quot;">');
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  test('tells engines to leave out what is not theirs, and only that', () => {
    expect(written({ isIndexed: false })).toContain('<meta name="robots" content="noindex">');
    expect(written()).not.toContain('robots');
  });

  test('of an article holds what engines read of it, as data that parses', () => {
    const text = written({
      type: 'article',
      title: 'A </script><b>',
      publishedAt: '2026-11-01T08:00:00Z',
      changedAt: '2026-11-02T08:00:00Z',
      author: 'Amina',
      tags: ['dates', 'iftar'],
    });
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Article',
      headline: 'A </script><b>',
      datePublished: '2026-11-01T08:00:00Z',
      dateModified: '2026-11-02T08:00:00Z',
      author: { name: 'Amina' },
      keywords: 'dates, iftar',
    });
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text.match(/<meta property="article:tag" content="(\w+)">/g)).toHaveLength(2);
  });

  test('gives who runs no script the text', () => {
    const text = written({ html: '<h1>Dates</h1><p>Seven <em>dates</em>.</p>' });
    expect(text).toContain('<noscript><main><h1>Dates</h1><p>Seven <em>dates</em>.</p></main></noscript>');
    expect(text.match(/<noscript>/g)).toHaveLength(1);
  });

  test.each(['<img alt="</noscript><script>1</script>">', '<NOSCRIPT>', '</NoScript >'])(
    'does without a text that could end where it stands: %s',
    html => {
      const text = written({ html });
      expect(text).toContain('<noscript>Switch it on.</noscript>');
      expect(text).not.toContain(html);
    },
  );

  test('takes dollar signs as they are', () => {
    expect(written({ title: "$& $' $1", html: '<p>$`</p>' })).toContain('<title>$&amp; $&#39; $1</title>');
    expect(written({ html: '<p>$`$&</p>' })).toContain('<p>$`$&</p>');
  });

  test('whose content is in one language has its address there, and names those of its translations', () => {
    const more = { language: 'tr', languages: ['en', 'ar', 'tr'] };
    const translations = [{ language: 'fr' as const, path: '/blog/des-olives' }];
    const text = written({ path: '/blog/zytwn', language: 'ar', translations }, more);
    expect(text).toContain('<link rel="canonical" href="https://sufra.example/ar/blog/zytwn">');
    expect([...text.matchAll(/hreflang="([\w-]+)" href="([^"]*)"/g)].map(([, ...each]) => each)).toEqual([
      ['ar', 'https://sufra.example/ar/blog/zytwn'],
      ['fr', 'https://sufra.example/fr/blog/des-olives'],
      ['x-default', 'https://sufra.example/ar/blog/zytwn'],
    ]);
    expect(text).toContain('<meta property="og:locale" content="ar_EG">');
    expect(text).toContain('<meta property="og:locale:alternate" content="fr_FR">');
    expect(written({ language: 'ar' }, more)).not.toContain('hreflang');
  });

  test('names the feed where there is one', () => {
    const text = written({}, { feed: { path: '/feed.xml', title: 'The blog' } });
    expect(text).toContain(
      '<link rel="alternate" type="application/atom+xml" title="The blog" href="https://sufra.example/feed.xml">',
    );
  });
});

import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import { validateXML } from 'xmllint-wasm';
import { aRemote, aShell, type BuiltSlice } from '../../test/a-front-end.ts';
import { aGateway, stopAll } from '../../test/a-gateway.ts';
import { aHead } from '../../test/a-head.ts';
import { anUpstream, unusedAddress } from '../../test/an-upstream.ts';
import { rawRequest } from '../../test/raw-request.ts';

afterEach(stopAll);

async function says(slice: BuiltSlice, more: object) {
  await slice.write(
    'slice.json',
    JSON.stringify({
      ...{ name: slice.name, title: 'The blog', entry: 'remoteEntry.0123abcd.js' },
      ...{ paths: ['/blog', '/blog/:slug', '/about', '/write'], ...more },
    }),
  );
}

const manifest = {
  pages: [{ path: '/about', title: 'About', description: 'Who writes here.' }],
  heads: { paths: ['/blog', '/blog/:slug'], call: '/blogs/head' },
  listing: '/blogs/pages',
  feed: { path: '/feed.xml', title: 'The blog', call: '/blogs/feed' },
};

type Answers = Record<string, { status?: number; type?: string; body: string } | undefined>;

const emptyPage = '<!doctype html><html><head><title>Sufra</title></head><body></body></html>';

async function aSite(answers: Answers, more: object = manifest, languages: string[] = []) {
  const service = await anUpstream((req, res) => {
    const { pathname } = new URL(req.url ?? '', 'http://a');
    const {
      status = 200,
      type = 'application/json',
      body,
    } = answers[pathname] ?? { status: 404, body: '{}' };
    if (body !== 'silence') res.writeHead(status, { 'content-type': type }).end(body);
  });
  const blog = await aRemote('mfe-blog', []);
  await says(blog, more);
  const shell = await aShell();
  for (const language of languages) await shell.write(`index.${language}.html`, emptyPage);
  if (languages.length > 0) {
    await shell.write('index.html', emptyPage);
    const built = { name: 'shell', title: 'Sufra', entry: 'index.html', paths: ['/terms'], languages };
    await shell.write('slice.json', JSON.stringify(built));
  }
  const gateway = await aGateway({ services: { 'svc-blog': [service.url] }, frontEnd: [shell, blog] });
  return { service, shell, blog, gateway };
}

const schema = readFileSync(new URL('../../test/sitemap.xsd', import.meta.url), 'utf8');
const faultsOf = async (contents: string) => {
  const { errors } = await validateXML({ xml: [{ fileName: 'sitemap.xml', contents }], schema: [schema] });
  return errors.map(({ message }) => message);
};

const head = (overrides = {}) => ({ body: JSON.stringify(aHead(overrides)) });

describe('a page whose slice names its head', () => {
  test('is sent with it, and may be listed', async () => {
    const { gateway, service } = await aSite({});
    const answer = await fetch(`${gateway.url}/About/`);
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, null]);
    expect(await answer.text()).toContain('<title>About - Sufra</title>');
    expect(service.seen).toEqual([]);
  });

  test('in none is sent as it is, and is not to be listed', async () => {
    const { gateway } = await aSite({});
    const answer = await fetch(`${gateway.url}/write`);
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(await answer.text()).toBe('<!doctype html><title>Sufra</title>');
  });
});

describe('a page whose service knows its head', () => {
  test('is sent with what the service says of that path, small and with a tag', async () => {
    const { gateway, service } = await aSite({ '/api/v1/blogs/head': head({ title: 'Dates - Sufra' }) });
    const received = await fetch(`${gateway.url}/blog/Dates%20&%20figs`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(await received.text()).toContain('<title>Dates - Sufra</title>');
    expect(service.seen[0]?.url).toBe('/api/v1/blogs/head?path=%2Fblog%2FDates+%26+figs&language=en');
    expect(service.seen[0]?.headers.authorization).toBeUndefined();

    const etag = received.headers.get('etag') ?? '';
    const again = await fetch(`${gateway.url}/blog/Dates%20&%20figs`, {
      headers: { 'if-none-match': etag, 'accept-encoding': 'identity' },
    });
    expect(again.status).toBe(304);

    const small = await rawRequest(
      gateway.url,
      'GET /blog/dates HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n',
    );
    const body = Buffer.from(small.slice(small.indexOf('\r\n\r\n') + 4), 'latin1');
    expect(brotliDecompressSync(body).toString()).toContain('<title>Dates - Sufra</title>');
  });

  test.each([
    ['/blog/dates', 'en_US'],
    ['/ar/blog/dates', 'ar_EG'],
    ['/ur/blog/dates', 'ur_PK'],
  ])(
    'at %s has a link preview of its language (%s), which no sign of its writer turns round',
    async (path, locale) => {
      const turned = 'تمر\u202e سكري\u2067 - Sufra';
      const told = head({
        ...{ title: turned, description: '\u202dحلو\u202c', path: '/blog/dates', author: 'Amina\u202e' },
        ...{ type: 'article', tags: ['\u2066تمر\u2069'], html: '<h1>تمر\u202e</h1>' },
        image: { path: '/dates.png', alt: 'A \u202edish' },
      });
      const { gateway } = await aSite({ '/api/v1/blogs/head': told }, manifest, ['ar', 'ur']);
      const text = await (await fetch(`${gateway.url}${path}`)).text();
      expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      expect(text).toContain('<meta property="og:title" content="تمر سكري - Sufra">');
      expect(text).toContain('<meta property="og:description" content="حلو">');
      expect(text).toContain('<meta property="og:image:alt" content="A dish">');
      expect(text).toContain('<meta property="article:author" content="Amina">');
      expect(text).toContain(`<meta property="og:locale" content="${locale}">`);
      expect(text).toMatch(new RegExp(`<meta property="og:url" content="[^"]*${path}">`));
    },
  );

  test('has the status that the service says', async () => {
    const { gateway } = await aSite({
      '/api/v1/blogs/head': head({ status: 404, title: 'Blog Not Found - Sufra', isIndexed: false }),
    });
    const answer = await fetch(`${gateway.url}/blog/nothing`);
    expect([answer.status, answer.headers.get('x-robots-tag'), answer.headers.get('etag')]).toEqual([
      404,
      'noindex',
      null,
    ]);
    expect(await answer.text()).toContain('<title>Blog Not Found - Sufra</title>');
  });

  test('of nothing is told in the language of its address', async () => {
    const gone = { status: 404, title: 'Blog Not Found - Sufra', description: 'Gone.', isIndexed: false };
    const { shell, gateway } = await aSite({ '/api/v1/blogs/head': head(gone) });
    await shell.write(
      'index.ar.html',
      '<!doctype html><html lang="ar" dir="rtl"><head><title>Sufra</title></head>',
    );
    const built = { name: 'shell', title: 'Sufra', entry: 'index.html', paths: [], languages: ['ar'] };
    await shell.write('slice.json', JSON.stringify(built));
    const answer = await fetch(`${gateway.url}/ar/blog/nothing`);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-language')]).toEqual([404, 'ar']);
    expect(text).toContain('<title>لا شيء هنا - Sufra</title>');
    expect(text).not.toMatch(/Gone|Not Found/);
  });

  test('follows a change at once', async () => {
    const answers: Answers = { '/api/v1/blogs/head': head({ title: 'One' }) };
    const { gateway } = await aSite(answers);
    expect(await (await fetch(`${gateway.url}/blog/a`)).text()).toContain('<title>One</title>');
    answers['/api/v1/blogs/head'] = head({ title: 'Two' });
    expect(await (await fetch(`${gateway.url}/blog/a`)).text()).toContain('<title>Two</title>');
  });

  test.each([
    ['fails', { status: 500, body: '{}' }],
    ['answers something else', { body: '{"title":1}' }],
    ['answers no JSON', { body: '<html>' }],
    ['answers without end', { body: `"${'x'.repeat(3_000_000)}"` }],
    ['says nothing', { body: 'silence' }],
  ])('is sent without one when the service %s', async (_how, answer) => {
    const { gateway } = await aSite({ '/api/v1/blogs/head': answer });
    const received = await fetch(`${gateway.url}/blog/dates`);
    expect([received.status, await received.text()]).toEqual([200, '<!doctype html><title>Sufra</title>']);
  });

  test('is sent without one when no service is there', async () => {
    const blog = await aRemote('mfe-blog', []);
    await says(blog, manifest);
    const gateway = await aGateway({
      services: { 'svc-blog': [unusedAddress] },
      frontEnd: [await aShell(), blog],
    });
    expect((await fetch(`${gateway.url}/blog/dates`)).status).toBe(200);
  });
});

test.each([
  ['a path outside the contract', { heads: { paths: ['/blog'], call: '/../admin' } }],
  ['a whole address', { heads: { paths: ['/blog'], call: 'http://169.254.169.254/' } }],
  ['a feed in a folder of the slices', { feed: { path: '/mfe/x.xml', title: 'x', call: '/blogs/feed' } }],
])('a slice whose build names %s is missing', async (_what, more) => {
  const { gateway } = await aSite({}, { ...manifest, ...more });
  const { remotes } = (await (await fetch(`${gateway.url}/remotes.json`)).json()) as { remotes: object[] };
  expect(remotes[0]).toHaveProperty('missing', true);
});

describe('what search engines and readers ask for', () => {
  const pages = {
    body: JSON.stringify({
      pages: [{ path: '/blog/dates & figs', changedAt: '2026-11-01T08:00:00Z' }],
    }),
  };

  test('the sitemap lists what builds and services name, and is valid', async () => {
    const { gateway } = await aSite({ '/api/v1/blogs/pages': pages });
    const answer = await fetch(`${gateway.url}/sitemap.xml`);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    expect(text).toContain('<loc>https://sufra.example/about</loc>');
    expect(text).toContain(
      '<loc>https://sufra.example/blog/dates%20&amp;%20figs</loc><lastmod>2026-11-01T08:00:00Z</lastmod>',
    );
    expect(await faultsOf(text)).toEqual([]);
    expect(await faultsOf(text.replace('<loc>', '<place>').replace('</loc>', '</place>'))).not.toEqual([]);
  });

  test('a page whose content is in one language is listed in that alone, with its translations', async () => {
    const translations = [{ language: 'en', path: '/blog/figs' }];
    const page = { path: '/blog/tyn', changedAt: '2026-11-01T08:00:00Z', language: 'ar', translations };
    const { gateway } = await aSite({ '/api/v1/blogs/pages': { body: JSON.stringify({ pages: [page] }) } });
    const text = await (await fetch(`${gateway.url}/sitemap.xml`)).text();
    const alternate = (language: string, address: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="https://sufra.example${address}"/>`;
    expect(text).toContain(
      `<url><loc>https://sufra.example/ar/blog/tyn</loc><lastmod>2026-11-01T08:00:00Z</lastmod>${alternate('ar', '/ar/blog/tyn')}${alternate('en', '/blog/figs')}${alternate('x-default', '/blog/figs')}</url>`,
    );
    expect(text.match(/blog\/tyn<\/loc>/g)).toHaveLength(1);
  });

  test('the sitemap does without a service that is away', async () => {
    const { gateway } = await aSite({ '/api/v1/blogs/pages': { status: 503, body: '{}' } });
    expect(await (await fetch(`${gateway.url}/sitemap.xml`)).text()).toContain('/about</loc>');
  });

  test('robots.txt names the sitemap and keeps engines from the API but not from its pictures', async () => {
    const { gateway } = await aSite({});
    const text = await (await fetch(`${gateway.url}/robots.txt`)).text();
    expect(text).toContain('Sitemap: https://sufra.example/sitemap.xml');
    expect(text).toMatch(
      /Allow: \/api\/v1\/blogs\/images\/\nAllow: \/api\/v1\/recipes\/pictures\/\nDisallow: \/api\//,
    );
  });

  test('the feed is what the service gives, under its own address', async () => {
    const { gateway, service } = await aSite({
      '/api/v1/blogs/feed': { type: 'application/atom+xml', body: '<feed/>' },
    });
    const answer = await fetch(`${gateway.url}/feed.xml`);
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'application/atom+xml',
      '<feed/>',
    ]);
    expect(service.seen[0]?.url).toBe('/api/v1/blogs/feed?language=en');
    expect((await fetch(`${gateway.url}/xx/feed.xml`)).status).toBe(404);
    expect((await fetch(`${gateway.url}/other.xml`)).status).toBe(404);
  });

  test.each(['/sitemap.xml', '/robots.txt', '/feed.xml'])('%s is only read', async path => {
    const { gateway } = await aSite({});
    const answer = await fetch(gateway.url + path, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

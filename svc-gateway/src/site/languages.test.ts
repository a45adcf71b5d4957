import { afterEach, describe, expect, test } from '@jest/globals';
import { aRemote, aShell } from '../../test/a-front-end.ts';
import { aGateway, stopAll } from '../../test/a-gateway.ts';
import { anUpstream } from '../../test/an-upstream.ts';
import { rawRequest } from '../../test/raw-request.ts';

afterEach(stopAll);

const pageOf = (lang: string) =>
  `<!doctype html><html ${lang}><head><title>Sufra</title><meta name="description" content="x"></head><body><div id="root"></div></body></html>`;

async function aSite({ mode }: { mode?: 'local' | 'production' } = {}) {
  const shell = await aShell();
  await shell.write('index.html', pageOf('lang="en"'));
  for (const language of ['ar', 'fr', 'en-XA'])
    await shell.write(`index.${language}.html`, pageOf(`lang="${language}"`));
  await shell.write('frame.aaaaaaaa.html', '<nav>English</nav><main><!--page-->…<!--/page--></main>');
  await shell.write('frame.bbbbbbbb.html', '<nav>عربي</nav><main><!--page-->…<!--/page--></main>');
  await shell.write(
    'slice.json',
    JSON.stringify({
      ...{ name: 'shell', title: 'Sufra', entry: 'index.html', paths: ['/terms'] },
      languages: ['ar', 'fr', 'en-XA'],
      frames: [
        { paths: [], file: 'frame.aaaaaaaa.html', css: [] },
        { paths: [], language: 'ar', file: 'frame.bbbbbbbb.html', css: [] },
      ],
    }),
  );
  const blog = await aRemote('mfe-blog', []);
  await blog.write('page.cccccccc.html', '<h1>Blog</h1>');
  await blog.write('page.dddddddd.html', '<h1>مدونة</h1>');
  await blog.write(
    'slice.json',
    JSON.stringify({
      ...{ name: 'mfe-blog', title: 'The blog', titles: { ar: 'المدونة' } },
      ...{ entry: 'remoteEntry.0123abcd.js', languages: ['ar'], paths: ['/blog', '/blog/:slug'] },
      pages: [
        {
          ...{ path: '/blog', title: 'Blog', description: 'Notes.' },
          translations: { ar: { title: 'المدونة', description: 'خواطر.' } },
        },
      ],
      prerendered: [
        { path: '/blog', file: 'page.cccccccc.html', css: [] },
        { path: '/blog', language: 'ar', file: 'page.dddddddd.html', css: [] },
      ],
      feed: { path: '/feed.xml', title: 'The blog', titles: { ar: 'المدونة' }, call: '/blogs/feed' },
    }),
  );
  const home = await aRemote('mfe-recipes', ['/', '/dashboard']);
  return await aGateway({ frontEnd: [shell, blog, home], ...(mode && { mode }) });
}

const at = async (url: string) => {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' }, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('an address with a language', () => {
  test('is answered in it from the first byte', async () => {
    const gateway = await aSite();
    const { status, headers, text } = await at(`${gateway.url}/ar/blog`);
    expect([status, headers.get('content-language'), headers.get('vary')]).toEqual([
      ...[200, 'ar', 'accept-encoding'],
    ]);
    expect(text).toContain('<html lang="ar">');
    expect(text).toContain('<nav>عربي</nav><main><h1>مدونة</h1></main>');
    expect(text).toContain('<title>المدونة - Sufra</title>');
    expect(text).toContain('<meta name="description" content="خواطر.">');
    expect(text).toContain('<link rel="canonical" href="https://sufra.example/ar/blog">');
    expect(text).toContain('<meta property="og:locale" content="ar_EG">');
    expect(text).toContain('type="application/atom+xml" title="المدونة"');
    expect(headers.get('link')).toContain('</mfe/mfe-blog/remoteEntry.ar.0123abcd.js>; rel=preload');
  });

  test('names the same page in all languages, and English for all others', async () => {
    const gateway = await aSite();
    for (const path of ['/blog', '/ar/blog']) {
      const { text } = await at(gateway.url + path);
      const found = [...text.matchAll(/hreflang="([\w-]+)" href="https:\/\/sufra\.example([^"]*)"/g)];
      expect(found.map(([, language, address]) => `${language} ${address}`)).toEqual([
        ...['en /blog', 'ar /ar/blog', 'fr /fr/blog', 'x-default /blog'],
      ]);
    }
  });

  test('shows English where a slice does not have it', async () => {
    const gateway = await aSite();
    const { status, headers, text } = await at(`${gateway.url}/fr/blog`);
    expect([status, headers.get('content-language')]).toEqual([200, 'fr']);
    expect(text).toContain('<html lang="fr">');
    expect(text).toContain('<nav>English</nav><main><h1>Blog</h1></main>');
    expect(headers.get('link')).toContain('</mfe/mfe-blog/remoteEntry.0123abcd.js>; rel=preload');
  });

  test.each([
    ['/ar', 200, 'ar'],
    ['/ar/', 200, 'ar'],
    ['/ar/dashboard?tab=1', 200, 'ar'],
    ['/ar/nothing', 404, 'ar'],
    ['/ar/other.xml', 404, null],
    ['/ar/favicon.svg', 404, null],
    ['/ar/ar/blog', 404, 'ar'],
    ['/de/blog', 404, 'en'],
    ['/tr/blog', 404, 'en'],
    ['/en-XA/blog', 404, 'en'],
    ['/arabic', 404, 'en'],
  ])('%s is a %i in %s', async (path, status, language) => {
    const gateway = await aSite({ mode: 'production' });
    const answer = await at(gateway.url + path);
    expect([answer.status, answer.headers.get('content-language')]).toEqual([status, language]);
  });

  test.each([
    ['/en', '/'],
    ['/en/blog?q=dates', '/blog?q=dates'],
    ['/EN/blog/a%20b', '/blog/a%20b'],
    ['/AR/blog', '/ar/blog'],
    ['/Ar', '/ar'],
  ])('%s leads to %s', async (path, target) => {
    const gateway = await aSite();
    const { status, headers } = await at(gateway.url + path);
    expect([status, headers.get('location')]).toEqual([308, target]);
  });

  test.each(['/en//evil.example', '/en/%2Fevil.example', '/en/\\evil.example', '/en/..'])(
    '%s leads nowhere',
    async path => {
      const gateway = await aSite();
      const answer = await rawRequest(
        gateway.url,
        `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).not.toMatch(/^location:/im);
    },
  );

  test('of the pseudo-language is answered in local mode, and is not to be listed', async () => {
    const gateway = await aSite({ mode: 'local' });
    const { status, headers, text } = await at(`${gateway.url}/en-XA/blog`);
    expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(text).not.toContain('hreflang="en-XA"');
  });
});

test('what a reader prefers changes no answer, however long it is said', async () => {
  const gateway = await aSite();
  const plain = await at(`${gateway.url}/blog`);
  const asked = await fetch(`${gateway.url}/blog`, {
    headers: { 'accept-encoding': 'identity', 'accept-language': 'ar,'.repeat(3_000), cookie: 'language=ar' },
  });
  expect(await asked.text()).toBe(plain.text);
  expect(asked.headers.get('etag')).toBe(plain.headers.get('etag'));
});

test('the registry tells what a slice is called in its languages', async () => {
  const gateway = await aSite();
  const { remotes } = JSON.parse((await at(`${gateway.url}/remotes.json`)).text);
  expect(remotes[0]).toMatchObject({ title: 'The blog', titles: { ar: 'المدونة' }, languages: ['ar'] });
});

test('the sitemap has each page in each language', async () => {
  const gateway = await aSite();
  const { text } = await at(`${gateway.url}/sitemap.xml`);
  expect([...text.matchAll(/<loc>https:\/\/sufra\.example([^<]*)<\/loc>/g)].map(([, path]) => path)).toEqual([
    ...['/blog', '/ar/blog', '/fr/blog'],
  ]);
  expect(text.match(/hreflang="ar" href="https:\/\/sufra\.example\/ar\/blog"/g)).toHaveLength(3);
});

test('a page that a service describes is drawn and named in the language of its address', async () => {
  const seen: string[] = [];
  const service = await anUpstream((req, res) => {
    seen.push(req.url ?? '');
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const shell = await aShell();
  await shell.write('index.html', pageOf('lang="en"'));
  await shell.write('index.ar.html', pageOf('lang="ar"'));
  await shell.write('frame.aaaaaaaa.html', '<main><!--page-->…<!--/page--></main>');
  await shell.write(
    'slice.json',
    JSON.stringify({
      ...{ name: 'shell', title: 'Sufra', entry: 'index.html', paths: [], languages: ['ar'] },
      frames: [{ paths: [], file: 'frame.aaaaaaaa.html', css: [] }],
    }),
  );
  const blog = await aRemote('mfe-blog', []);
  await blog.write(
    'drawing.eeeeeeee.mjs',
    "export const sheets = []; export const draw = async (path, css, language) => ({ html: '<h1>' + path + ' in ' + language + '</h1>', css, answers: [] });",
  );
  await blog.write(
    'slice.json',
    JSON.stringify({
      ...{ name: 'mfe-blog', title: 'The blog', entry: 'remoteEntry.0123abcd.js', languages: ['ar'] },
      ...{ paths: ['/blog'], drawing: { file: 'drawing.eeeeeeee.mjs', paths: ['/blog'] } },
    }),
  );
  const gateway = await aGateway({ services: { 'svc-blog': [service.url] }, frontEnd: [shell, blog] });
  for (const [path, language] of [
    ['/blog', 'en'],
    ['/ar/blog', 'ar'],
    ['/blog', 'en'],
  ])
    expect((await at(gateway.url + path)).text).toContain(`<h1>/blog in ${language}</h1>`);
});

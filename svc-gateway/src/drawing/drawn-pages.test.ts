import { afterEach, expect, test } from '@jest/globals';
import { aRemote, aShell } from '../../test/a-front-end.ts';
import { aGateway, stopAll } from '../../test/a-gateway.ts';
import { anUpstream } from '../../test/an-upstream.ts';

afterEach(stopAll);

// Each drawing says which one of its process it is, so that a page that was kept shows.
const module = `
  let drawings = 0;
  export const sheets = ['1.aaaaaaaa.css'];
  export const draw = async (path, css) => {
    const answer = await (await fetch('/api/v1/blogs?limit=24')).json();
    drawings += 1;
    return { html: \`<h1>\${answer.blogs.join()} #\${drawings}</h1>\`, css, answers: [[['blogs'], answer]] };
  };
`;

async function aSite() {
  const shell = await aShell();
  await shell.write('index.html', '<!doctype html><head></head><body><div id="root"></div></body>');
  await shell.write('frame.aaaaaaaa.html', '<main><!--page-->…<!--/page--></main>');
  await shell.write(
    'slice.json',
    JSON.stringify({
      ...{ name: 'shell', title: 'Sufra', entry: 'index.html', paths: ['/terms'] },
      frames: [{ paths: [], file: 'frame.aaaaaaaa.html', css: [] }],
    }),
  );
  const blog = await aRemote('mfe-blog', []);
  await blog.write('page.bbbbbbbb.html', '<h1>Loading</h1>');
  await blog.write('drawing.cccccccc.mjs', module);
  await blog.write(
    'slice.json',
    JSON.stringify({
      ...{ name: 'mfe-blog', title: 'The blog', entry: 'remoteEntry.0123abcd.js' },
      paths: ['/blog', '/blog/:slug'],
      prerendered: [{ path: '/blog', file: 'page.bbbbbbbb.html', css: [] }],
      drawing: { file: 'drawing.cccccccc.mjs', paths: ['/blog', '/blog/:slug'] },
    }),
  );
  const api = { status: 200, blogs: ['Dates'] };
  const { url, seen } = await anUpstream((_req, res) => {
    res
      .writeHead(api.status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ blogs: api.blogs }));
  });
  const gateway = await aGateway({
    frontEnd: [shell, blog],
    services: { 'svc-blog': [url] },
  });
  const page = async (path = '/blog') =>
    await (await fetch(gateway.url + path, { headers: { 'accept-encoding': 'identity' } })).text();
  return { api, blog, page, seen };
}

const headingIn = (text: string) => /<main><h1>([^<]*)<\/h1><\/main>/.exec(text)?.[1];

test('a page comes with what the API answers, and with the answers for its script', async () => {
  const { page, api } = await aSite();
  api.blogs = ['</script><b>'];

  const text = await page();

  expect(text).toContain('<h1></script><b> #1</h1>');
  expect(text).toContain(
    '<script type="application/json" id="first-answers">[[["blogs"],{"blogs":["\\u003c/script>\\u003cb>"]}]]</script>',
  );
  expect(text).toContain('href="/mfe/mfe-blog/1.aaaaaaaa.css"');
});

test('it is drawn again where an answer is another one, and asks for each visit', async () => {
  const { page, api, seen } = await aSite();
  expect(headingIn(await page())).toBe('Dates #1');
  expect(headingIn(await page())).toBe('Dates #2');
  expect(headingIn(await page())).toBe('Dates #2');

  api.blogs = ['Figs'];
  expect(headingIn(await page())).toBe('Figs #3');
  api.blogs = ['Dates'];
  expect(headingIn(await page())).toBe('Dates #2');
  expect(seen).toHaveLength(5);
  expect(seen.every(({ url }) => url === '/api/v1/blogs?limit=24')).toBe(true);
});

test('each path is drawn for itself', async () => {
  const { page } = await aSite();
  expect(headingIn(await page('/blog/dates'))).toBe('Dates #1');
  expect(headingIn(await page('/blog/figs'))).toBe('Dates #2');
});

test('while the API does not answer, it is the page of the build', async () => {
  const { page, api } = await aSite();
  api.status = 503;
  expect(headingIn(await page())).toBe('Loading');
  expect(headingIn(await page('/blog/dates'))).toBeUndefined();

  api.status = 200;
  expect(headingIn(await page())).toMatch(/^Dates #/);
});

test('a page with a search is not drawn', async () => {
  const { page, seen } = await aSite();
  expect(await page('/blog?q=dates')).toContain('data-prerendered="frame"');
  expect(seen).toEqual([]);
});

test('one whose module is gone is the page of the build', async () => {
  const { page, blog } = await aSite();
  await blog.remove('drawing.cccccccc.mjs');
  expect(headingIn(await page())).toBe('Loading');
});

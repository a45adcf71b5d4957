import { afterEach, describe, expect, test } from '@jest/globals';
import { aRemote, aShell, type BuiltSlice } from '../../test/a-front-end.ts';
import { aGateway, stopAll } from '../../test/a-gateway.ts';

afterEach(stopAll);

const shellPage = '<!doctype html><head><title>Sufra</title></head><body><div id="root"></div></body>';

async function extend(slice: BuiltSlice, manifest: object) {
  await slice.write('slice.json', JSON.stringify(manifest));
}

async function aSite() {
  const shell = await aShell();
  await shell.write('index.html', shellPage);
  await shell.write('frame.aaaaaaaa.html', '<nav>blog</nav><main><!--page-->…<!--/page--></main>');
  await shell.write('frame.bbbbbbbb.html', '<nav>any</nav><main><!--page-->…<!--/page--></main>');
  await extend(shell, {
    ...{ name: 'shell', title: 'Sufra', entry: 'index.html', paths: ['/terms'] },
    frames: [
      { paths: ['/blog', '/blog/:slug'], file: 'frame.aaaaaaaa.html', css: [] },
      { paths: [], file: 'frame.bbbbbbbb.html', css: ['drawn.cccccccc.css'] },
    ],
  });
  const blog = await aRemote('mfe-blog', []);
  await blog.write('page.dddddddd.html', '<h1>The $& blog</h1>');
  await extend(blog, {
    ...{ name: 'mfe-blog', title: 'The blog', entry: 'remoteEntry.0123abcd.js' },
    ...{ paths: ['/blog', '/blog/:slug', '/write'] },
    prerendered: [{ path: '/blog', file: 'page.dddddddd.html', css: ['5.eeeeeeee.css'] }],
  });
  return { shell, blog, gateway: await aGateway({ frontEnd: [shell, blog] }) };
}

const textAt = async (address: string) =>
  await (await fetch(address, { headers: { 'accept-encoding': 'identity' } })).text();

describe('the first view of a page', () => {
  test('is what its slice has drawn, in the frame of its path, with the style sheets of both', async () => {
    const { gateway } = await aSite();

    const text = await textAt(`${gateway.url}/blog`);

    expect(text).toContain(
      '<div id="root" data-prerendered="page"><nav>blog</nav><main><h1>The $& blog</h1></main></div>',
    );
    expect(text).toContain(
      '<link href="/mfe/mfe-blog/5.eeeeeeee.css" data-href="5.eeeeeeee.css" rel="stylesheet"></head>',
    );
  });

  test.each([
    ['that no slice has drawn', '/write', 'any', 'drawn.cccccccc.css'],
    ['of which only another path is drawn', '/blog/dates', 'blog', undefined],
    ['whose search may change it', '/blog?q=dates', 'blog', undefined],
    ['that no slice owns', '/nothing', 'any', 'drawn.cccccccc.css'],
  ])('of a page %s is the frame alone', async (_which, path, frame, sheet) => {
    const { gateway } = await aSite();

    const text = await textAt(gateway.url + path);

    expect(text).toContain(
      `<div id="root" data-prerendered="frame"><nav>${frame}</nav><main><!--page-->…<!--/page--></main></div>`,
    );
    expect(/<link href="\/([^"]+)" data-href="[^"]+" rel="stylesheet">/.exec(text)?.[1]).toBe(sheet);
  });

  test('is the same for a visitor whom a campaign has sent', async () => {
    const { gateway } = await aSite();
    expect(await textAt(`${gateway.url}/blog?utm_source=x&fbclid=1`)).toContain('data-prerendered="page"');
  });

  test('follows the builds, and is the frame while a file of a build is gone', async () => {
    const { gateway, blog } = await aSite();
    await blog.remove('page.dddddddd.html');
    expect(await textAt(`${gateway.url}/blog`)).toContain('data-prerendered="frame"');

    await blog.write('page.ffffffff.html', '<h1>New</h1>');
    await extend(blog, {
      ...{ name: 'mfe-blog', title: 'The blog', entry: 'remoteEntry.0123abcd.js', paths: ['/blog'] },
      prerendered: [{ path: '/blog', file: 'page.ffffffff.html', css: [] }],
    });
    expect(await textAt(`${gateway.url}/blog`)).toContain('<main><h1>New</h1></main>');
  });

  test('is absent while the slice is missing, and the page without a frame is the empty one', async () => {
    const { gateway, blog, shell } = await aSite();
    await blog.remove('slice.json');
    expect(await textAt(`${gateway.url}/blog`)).toContain('data-prerendered="frame"');

    await extend(shell, { name: 'shell', title: 'Sufra', entry: 'index.html', paths: ['/terms'] });
    expect(await textAt(`${gateway.url}/blog`)).toContain('<div id="root"></div>');
  });
});

test('a build that names a file outside of its folder is missing', async () => {
  const { gateway, blog } = await aSite();
  await extend(blog, {
    ...{ name: 'mfe-blog', title: 'The blog', entry: 'remoteEntry.0123abcd.js', paths: ['/blog'] },
    prerendered: [{ path: '/blog', file: '../shell/index.html', css: [] }],
  });

  const { remotes } = (await (await fetch(`${gateway.url}/remotes.json`)).json()) as { remotes: object[] };

  expect(remotes[0]).toHaveProperty('missing', true);
});

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { aRemote, aShell } from '../../test/a-front-end.ts';
import { aGateway, stopAll } from '../../test/a-gateway.ts';
import { anUpstream } from '../../test/an-upstream.ts';
import { rawRequest } from '../../test/raw-request.ts';

afterEach(stopAll);

async function aSite() {
  const shell = await aShell();
  const blog = await aRemote('mfe-blog', ['/blog', '/blog/:slug']);
  const recipes = await aRemote('mfe-recipes', ['/', '/home', '/recipes/:id/*']);
  const gateway = await aGateway({ frontEnd: [shell, blog, recipes] });
  return { shell, blog, recipes, gateway };
}

describe('the registry', () => {
  test('lists the slices with their entries and paths, the shell not among them', async () => {
    const { gateway } = await aSite();
    const answer = await fetch(`${gateway.url}/remotes.json`);
    expect(await answer.json()).toEqual({
      remotes: [
        {
          name: 'mfe-blog',
          title: 'The blog',
          entry: '/mfe/mfe-blog/remoteEntry.0123abcd.js',
          paths: ['/blog', '/blog/:slug'],
        },
        {
          name: 'mfe-recipes',
          title: 'The recipes',
          entry: '/mfe/mfe-recipes/remoteEntry.0123abcd.js',
          paths: ['/', '/home', '/recipes/:id/*'],
        },
      ],
    });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test('names the build of the shell, by which an open page knows that another one is served', async () => {
    const { shell, gateway } = await aSite();
    const manifest = { name: 'shell', title: 'Sufra', entry: 'index.html', paths: [] };
    await shell.write('slice.json', JSON.stringify({ ...manifest, files: 'files.0123abcd.json' }));
    const answer = await fetch(`${gateway.url}/remotes.json`);
    expect(await answer.json()).toMatchObject({ shell: { build: 'files.0123abcd.json' } });
  });

  test('follows a deployment at once, and is not sent again until then', async () => {
    const { blog, gateway } = await aSite();
    const etag = (await fetch(`${gateway.url}/remotes.json`)).headers.get('etag') ?? '';
    const again = () => fetch(`${gateway.url}/remotes.json`, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await blog.write(
      'slice.json',
      JSON.stringify({ name: 'mfe-blog', title: 'News', entry: 'remoteEntry.99999999.js', paths: ['/news'] }),
    );
    const answer = await again();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      remotes: [{ title: 'News', entry: '/mfe/mfe-blog/remoteEntry.99999999.js', paths: ['/news'] }, {}],
    });
  });

  test('keeps what it knew of a slice that has gone', async () => {
    const { blog, gateway } = await aSite();
    await fetch(`${gateway.url}/remotes.json`);
    await rm(blog.folder, { recursive: true });
    const { remotes } = (await (await fetch(`${gateway.url}/remotes.json`)).json()) as { remotes: object[] };
    expect(remotes[0]).toEqual({
      name: 'mfe-blog',
      title: 'The blog',
      missing: true,
      paths: ['/blog', '/blog/:slug'],
    });
    expect(remotes[1]).not.toHaveProperty('missing');
  });

  test.each([
    ['was never there', undefined],
    ['is not JSON', '{"name":'],
    ['says too little', '{"name":"mfe-blog"}'],
    ['points elsewhere', '{"name":"mfe-blog","title":"x","entry":"../../etc/passwd","paths":[]}'],
    ['points to another site', '{"name":"mfe-blog","title":"x","entry":"//evil.example/x.js","paths":[]}'],
  ])('calls a slice missing whose slice.json %s', async (_how, content) => {
    const shell = await aShell();
    const blog = await aRemote('mfe-blog', ['/blog']);
    if (content) await blog.write('slice.json', content);
    else await blog.remove('slice.json');
    const gateway = await aGateway({ frontEnd: [shell, blog] });
    expect(await (await fetch(`${gateway.url}/remotes.json`)).json()).toEqual({
      remotes: [{ name: 'mfe-blog', title: 'mfe-blog', missing: true, paths: [] }],
    });
  });
});

describe('a page', () => {
  test.each(['/', '/home', '/blog', '/Blog/', '/BLOG/a-post', '/recipes/1/print', '/terms', '/blog/v1.2'])(
    '%s, which a slice owns, is the shell with status 200',
    async path => {
      const { gateway } = await aSite();
      const answer = await fetch(gateway.url + path);
      expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html><title>Sufra</title>']);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test.each(['/nothing', '/blog/a/b', '/blogs', '/recipes'])(
    '%s, which no slice owns, is the shell with status 404',
    async path => {
      const { gateway } = await aSite();
      const answer = await fetch(gateway.url + path);
      expect([answer.status, await answer.text()]).toEqual([404, '<!doctype html><title>Sufra</title>']);
    },
  );

  test('asks the browser for the registry and for the entry of the slice that owns it', async () => {
    const { gateway } = await aSite();
    const linksOf = async (path: string) => (await fetch(gateway.url + path)).headers.get('link');
    const registry = '</remotes.json>; rel=preload; as=fetch; crossorigin';
    expect(await linksOf('/blog/a-post')).toBe(
      `${registry}, </mfe/mfe-blog/remoteEntry.0123abcd.js>; rel=preload; as=script`,
    );
    expect(await linksOf('/terms')).toBe(registry);
  });

  test('of a missing slice is unavailable for a while, an unknown one too, those of others not', async () => {
    const { blog, gateway } = await aSite();
    await blog.remove('slice.json');
    const ask = async (path: string) => {
      const { status, headers } = await fetch(gateway.url + path);
      return [status, headers.has('retry-after')];
    };
    expect(await ask('/blog')).toEqual([503, true]);
    expect(await ask('/nothing')).toEqual([503, true]);
    expect(await ask('/home')).toEqual([200, false]);
  });

  test('without a shell says so plainly, and the calls go on', async () => {
    const { shell, gateway } = await aSite();
    await rm(shell.folder, { recursive: true });
    const answer = await fetch(`${gateway.url}/blog`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    const text = await answer.text();
    expect(text).toContain('not available right now');
    expect(text).not.toMatch(/<(style|script|link)|style=/);
    expect((await fetch(`${gateway.url}/remotes.json`)).status).toBe(200);
    const arabic = await fetch(`${gateway.url}/ar/blog`);
    expect([arabic.status, arabic.headers.get('content-language')]).toEqual([503, 'ar']);
    expect(await arabic.text()).toMatch(/^<!doctype html>\n<html lang="ar" dir="rtl">[\s\S]+غير متاح الآن/);
    expect(await (await fetch(`${gateway.url}/de/blog`)).text()).toBe(text);
  });

  test('is never answered from what was a refusal before', async () => {
    const { gateway } = await aSite();
    const answer = await fetch(`${gateway.url}/nothing`);
    expect(answer.headers.has('etag')).toBe(false);
  });
});

describe('a file', () => {
  test('with a hash in its name may be kept for a year', async () => {
    const { gateway } = await aSite();
    for (const path of ['/mfe/mfe-blog/remoteEntry.0123abcd.js', '/main.3fa91c07.js']) {
      const answer = await fetch(gateway.url + path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    }
  });

  test('without one is asked about each time', async () => {
    const { gateway } = await aSite();
    for (const path of ['/mfe/mfe-blog/icon.svg', '/favicon.svg']) {
      const answer = await fetch(gateway.url + path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      const etag = answer.headers.get('etag') ?? '';
      expect(
        (await fetch(gateway.url + path, { headers: { 'if-none-match': `"x", W/${etag}` } })).status,
      ).toBe(304);
    }
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['*;q=0, identity', undefined],
    ['', undefined],
  ])('for a client that accepts "%s" comes as %s', async (accepted, encoding) => {
    const { gateway } = await aSite();
    const received = await rawRequest(
      gateway.url,
      `GET /main.3fa91c07.js HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`,
    );
    expect(/content-encoding: (\w+)/.exec(received)?.[1]).toBe(encoding);
    expect(received).toContain('vary: accept-encoding');
  });

  test('is unpacked by the client to what was built', async () => {
    const { gateway } = await aSite();
    expect(await (await fetch(`${gateway.url}/main.3fa91c07.js`)).text()).toBe('console.log("shell")');
  });

  test('is described by HEAD without being sent', async () => {
    const { gateway } = await aSite();
    const answer = await fetch(`${gateway.url}/favicon.svg`, { method: 'HEAD' });
    expect([answer.headers.get('content-length'), await answer.text()]).toEqual(['41', '']);
  });

  test.each([
    '/mfe/mfe-blog/remoteEntry.ffffffff.js',
    '/mfe/mfe-blog/blog',
    '/mfe/mfe-blog/',
    '/mfe/mfe-blog',
    '/mfe/unknown/x.js',
    '/mfe/shell/index.html',
    '/mfe',
    '/assets/nothing',
    '/missing.js',
    '/.env',
    '/mfe/mfe-blog/.hidden',
  ])('%s that is not there is not there, and no page in its place', async path => {
    const { blog, gateway } = await aSite();
    await writeFile(join(blog.folder, '.hidden'), 'secret');
    const answer = await fetch(gateway.url + path);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'not_found' }),
    ]);
  });

  test('that has changed is sent anew', async () => {
    const { shell, gateway } = await aSite();
    const read = async () => (await fetch(`${gateway.url}/favicon.svg`)).text();
    await read();
    await shell.write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" id="n"/>');
    expect(await read()).toContain('id="n"');
  });
});

describe('slices on other servers', () => {
  const files: Record<string, string> = {
    '/base/slice.json':
      '{"name":"mfe-blog","title":"The blog","entry":"remoteEntry.0123abcd.js","paths":["/blog"]}',
    '/base/remoteEntry.0123abcd.js': 'var mfe_blog',
    '/base/icon.svg': '<svg/>',
  };
  const aServer = () =>
    anUpstream((req, res) => {
      const content = files[req.url ?? ''];
      res.writeHead(content ? 200 : 404, { 'cache-control': 'max-age=60', 'content-type': 'text/x-own' });
      res.end(content ?? 'nginx: not found');
    });

  test('are listed and served as if they were here', async () => {
    const server = await aServer();
    const gateway = await aGateway({
      frontEnd: [await aShell(), { name: 'mfe-blog', url: `${server.url}/base` }],
    });
    const { remotes } = (await (await fetch(`${gateway.url}/remotes.json`)).json()) as { remotes: object[] };
    expect(remotes[0]).toMatchObject({ name: 'mfe-blog', entry: '/mfe/mfe-blog/remoteEntry.0123abcd.js' });
    expect((await fetch(`${gateway.url}/blog`)).status).toBe(200);
    const ask = async (file: string) => {
      const answer = await fetch(`${gateway.url}/mfe/mfe-blog/${file}`);
      return [answer.status, answer.headers.get('cache-control'), await answer.text()];
    };
    expect(await ask('remoteEntry.0123abcd.js')).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'var mfe_blog',
    ]);
    expect(await ask('icon.svg')).toEqual([200, 'no-cache', '<svg/>']);
    expect(await ask('gone.0123abcd.js')).toEqual([404, 'no-store', 'nginx: not found']);
  });

  test('that stop answering hold nothing up, and are missing until they are back', async () => {
    let isSilent = false;
    const server = await anUpstream((_req, res) => {
      if (!isSilent) res.end(files['/base/slice.json']);
    });
    const shell = await aShell();
    const gateway = await aGateway({ frontEnd: [shell, { name: 'mfe-blog', url: `${server.url}/base` }] });
    const times: number[] = [];
    const ask = async () => {
      const started = performance.now();
      const { remotes } = (await (await fetch(`${gateway.url}/remotes.json`)).json()) as {
        remotes: object[];
      };
      times.push(performance.now() - started);
      return remotes[0] && 'missing' in remotes[0];
    };
    const until = async (isMissing: boolean) => {
      while ((await ask()) !== isMissing) await wait(100);
    };
    await until(false);
    isSilent = true;
    times.length = 0;
    await until(true);
    // One may be slow on a busy machine; all would be if each waited for the silent server.
    expect(Math.min(...times)).toBeLessThan(1_000);
    isSilent = false;
    await until(false);
  });

  test('that answer late for a while are not missing', async () => {
    let isSlow = false;
    const answered: number[] = [];
    const server = await anUpstream(async (req, res) => {
      if (isSlow) await wait(2_500);
      answered.push(Date.now());
      res.end(files[req.url ?? '']);
    });
    const gateway = await aGateway({
      frontEnd: [await aShell(), { name: 'mfe-blog', url: `${server.url}/base` }],
      upstreamTimeoutMs: 10_000,
    });
    const isMissing = async () => {
      const { remotes } = (await (await fetch(`${gateway.url}/remotes.json`)).json()) as {
        remotes: object[];
      };
      return remotes[0] && 'missing' in remotes[0];
    };
    expect(await isMissing()).toBe(false);
    isSlow = true;
    const seen: unknown[] = [];
    while (answered.length < 3) {
      seen.push(await isMissing());
      await wait(200);
    }
    expect(new Set(seen)).toEqual(new Set([false]));
  });

  test('that are down are missing, and a shell that is down is said plainly', async () => {
    const server = await aServer();
    const url = `${server.url}/base`;
    const gateway = await aGateway({
      frontEnd: [
        { name: 'shell', url },
        { name: 'mfe-blog', url },
      ],
    });
    await server.stop();
    expect(await (await fetch(`${gateway.url}/remotes.json`)).json()).toMatchObject({
      remotes: [{ missing: true }],
    });
    expect((await fetch(`${gateway.url}/blog`)).status).toBe(503);
    expect((await fetch(`${gateway.url}/mfe/mfe-blog/icon.svg`)).status).toBe(503);
  });
});

import type { RequestListener } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import { aGateway, stopAll } from '../../test/a-gateway.ts';
import { anUpstream } from '../../test/an-upstream.ts';
import { rawRequest } from '../../test/raw-request.ts';

afterEach(stopAll);

const script = (build: string) => `console.log(${JSON.stringify(`week plan of ${build}. `.repeat(40))})`;

/** What a slice's server has while a build runs: a script in two forms, and a picture in one. */
function aBuild(hash: string): Record<string, string | Buffer> {
  const files = [`plan.${hash}.js`, `dates.${hash}.webp`];
  return {
    '/slice.json': JSON.stringify({
      ...{ name: 'mfe-plan', title: 'The plan', paths: ['/plan'] },
      ...{ entry: `plan.${hash}.js`, files: `files.${hash}.json` },
    }),
    [`/files.${hash}.json`]: JSON.stringify(files),
    [`/plan.${hash}.js`]: script(hash),
    [`/plan.${hash}.js.br`]: brotliCompressSync(script(hash)),
    [`/dates.${hash}.webp`]: `picture of ${hash}`,
    [`/secret.${hash}.js`]: 'stands in no list',
  };
}

/** As nginx serves it: what was compressed where the client takes it. */
async function aSlice(build: Record<string, string | Buffer>) {
  let present = build;
  const answer: RequestListener = ({ url = '', headers }, res) => {
    const small = /\bbr\b/.test(headers['accept-encoding'] ?? '') ? present[`${url}.br`] : undefined;
    const content = small ?? present[url];
    if (content === undefined) return res.writeHead(404).end('not here');
    res.writeHead(200, small ? { 'content-encoding': 'br' } : {}).end(content);
  };
  const server = await anUpstream(answer);
  const release = (next: Record<string, string | Buffer>) => {
    present = next;
  };
  return { ...server, release };
}

async function aSite() {
  const slice = await aSlice(aBuild('aaaaaaaa'));
  const frontEnd = [
    { name: 'shell', url: 'file:///nowhere' },
    { name: 'mfe-plan', url: slice.url },
  ];
  const gateway = await aGateway({ frontEnd });
  const at = (file: string) => `${gateway.url}/mfe/mfe-plan/${file}`;
  /** A visit: the gateway sees which build runs, and reads its files beside it. */
  const visit = async () => void (await fetch(`${gateway.url}/remotes.json`)).arrayBuffer();
  const wasRead = async (file: string) => {
    while (!slice.seen.some(({ url }) => url === `/${file}`)) await new Promise(done => setTimeout(done, 20));
    await new Promise(done => setTimeout(done, 50));
  };
  return { slice, gateway, at, visit, wasRead };
}

test('a page that was opened before a release still gets its parts, though no server has them any more', async () => {
  const { slice, at, visit, wasRead } = await aSite();
  await visit();
  await wasRead('dates.aaaaaaaa.webp');
  slice.release(aBuild('bbbbbbbb'));

  const answer = await fetch(at('plan.aaaaaaaa.js'));
  expect([answer.status, await answer.text()]).toEqual([200, script('aaaaaaaa')]);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const picture = await fetch(at('dates.aaaaaaaa.webp'));
  expect([picture.status, await picture.text()]).toEqual([200, 'picture of aaaaaaaa']);
  expect((await fetch(at('secret.aaaaaaaa.js'))).status).toBe(404);
  expect((await fetch(at('plan.bbbbbbbb.js'))).status).toBe(200);
});

test('a client that reads no Brotli gets a former file plain, and one that has it already is told so', async () => {
  const { slice, gateway, at, visit, wasRead } = await aSite();
  await visit();
  await wasRead('dates.aaaaaaaa.webp');
  slice.release(aBuild('bbbbbbbb'));

  const plain = await rawRequest(
    gateway.url,
    'GET /mfe/mfe-plan/plan.aaaaaaaa.js HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n',
  );
  expect(plain).toContain(script('aaaaaaaa'));
  expect(plain).toMatch(/^vary: accept-encoding\r$/im);
  const etag = (await fetch(at('plan.aaaaaaaa.js'))).headers.get('etag') ?? '';
  const again = await fetch(at('plan.aaaaaaaa.js'), { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('a list that is none keeps nothing, and the slice goes on', async () => {
  const { slice, gateway, visit } = await aSite();
  slice.release({ ...aBuild('cccccccc'), '/files.cccccccc.json': '{"no": "list"' });
  await visit();
  const answer = await fetch(`${gateway.url}/remotes.json`);
  const { remotes } = (await answer.json()) as { remotes: object[] };
  expect(remotes).toMatchObject([{ name: 'mfe-plan', entry: '/mfe/mfe-plan/plan.cccccccc.js' }]);
});

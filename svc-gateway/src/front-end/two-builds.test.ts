import { afterEach, expect, test } from '@jest/globals';
import { answerProblem, createLog } from '@sufra/service-kit';
import express from 'express';
import { aConfig, stopAll, willStop } from '../../test/a-gateway.ts';
import { anUpstream, unusedAddress } from '../../test/an-upstream.ts';
import { createReplicas } from '../proxy/replicas.ts';
import { createRetryBudget } from '../proxy/retry-budget.ts';
import { createKeptFiles } from './kept-files.ts';
import { remoteFiles } from './remote-files.ts';

afterEach(stopAll);

/** A replica of a slice, as nginx serves one: its own files, and 404 for those of another build. */
const aBuild = (hash: string) =>
  anUpstream((req, res) => {
    if (req.url === '/slice.json') return res.end(JSON.stringify({ entry: `remoteEntry.${hash}.js` }));
    if (req.url === `/remoteEntry.${hash}.js` || req.url === '/icon.svg') return res.end(`build ${hash}`);
    res.writeHead(404, { 'cache-control': 'public' }).end('not here');
  });

async function aSite(urls: string[], kept = createKeptFiles()) {
  const config = aConfig();
  const upstream = {
    replicas: createReplicas(urls, config),
    retries: createRetryBudget(),
    refused: () => {},
  };
  const publicOrigin = new URL(config.publicOrigin);
  const onFault = (error: unknown) => {
    throw error;
  };
  const place = { slice: 'shell', url: urls[0] ?? '', upstream, publicOrigin, timeoutMs: 5_000 };
  const files = remoteFiles({ ...place, kept, onFault });
  const app = express();
  app.use((req, res) => files.serve(req, res, req.path.slice(1).split('/')));
  app.use(answerProblem(createLog({ name: 'test', level: 'silent' })));
  const site = await anUpstream(app);
  willStop({ stop: () => files.close() });
  return site.url;
}

test('while two builds run behind one name, none of 50 fresh loads loses a file', async () => {
  const builds = [await aBuild('aaaaaaaa'), await aBuild('bbbbbbbb')];
  const site = await aSite(builds.map(({ url }) => url));
  const lost: string[] = [];
  for (let at = 0; at < 50; at++) {
    // The page names the files of whichever replica it came from.
    const manifest = await (await fetch(`${builds[at % 2]?.url}/slice.json`)).json();
    const { entry } = manifest as { entry: string };
    for (let time = 0; time < 2; time++) {
      const answer = await fetch(`${site}/${entry}`);
      if (answer.status !== 200 || `remoteEntry.${(await answer.text()).slice(6)}.js` !== entry)
        lost.push(entry);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  }
  expect(lost).toEqual([]);
  // What was not there has cost no connection: the next request goes over the same one.
  expect(Math.max(...builds.map(build => build.connections()))).toBeLessThan(10);
});

test('a file that none has is not there, and is remembered by no cache', async () => {
  const builds = [await aBuild('aaaaaaaa'), await aBuild('bbbbbbbb')];
  const site = await aSite(builds.map(({ url }) => url));
  const answer = await fetch(`${site}/remoteEntry.cccccccc.js`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(builds.flatMap(({ seen }) => seen.map(({ url }) => url))).toHaveLength(2);
});

test('a file that keeps its name is that of the replica whose turn it is', async () => {
  const builds = [await aBuild('aaaaaaaa'), await aBuild('bbbbbbbb')];
  const site = await aSite(builds.map(({ url }) => url));
  expect((await fetch(`${site}/nothing.svg`)).status).toBe(404);
  expect(builds.flatMap(({ seen }) => seen)).toHaveLength(1);
});

test('where the other replica is away, the file may be there: the visitor is told to come back', async () => {
  const build = await aBuild('aaaaaaaa');
  const site = await aSite([build.url, unusedAddress]);
  const statuses = [];
  for (let at = 0; at < 4; at++) statuses.push((await fetch(`${site}/remoteEntry.bbbbbbbb.js`)).status);
  expect(statuses.every(status => status === 404 || status === 503)).toBe(true);
  expect((await fetch(`${site}/remoteEntry.aaaaaaaa.js`)).status).toBe(200);
});

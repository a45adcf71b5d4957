import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { repository } from '../slices/repository.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';
const former = 'fedcba9876543210fedcba9876543210fedcba98';
const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

/** As much of kubectl as a roll-out uses: it notes each command, and a second `get` tells of the change. */
const kubectl = `#!${process.execPath}
const { appendFileSync, readFileSync } = require('node:fs');
const said = process.argv.slice(4).join(' ');
appendFileSync(process.env.KUBECTL_LOG, said + '\\n');
const log = readFileSync(process.env.KUBECTL_LOG, 'utf8');
if (said.startsWith('get')) process.stdout.write(log.includes('apply') && !process.env.APPLY_FAILS ? '2' : process.env.GENERATION);
if (said.startsWith('apply') && process.env.APPLY_FAILS) process.exit(1);
if (said.startsWith('rollout status') && process.env.STATUS_FAILS && !log.includes('undo')) process.exit(1);
`;

function aCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-roll-out-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const slice = join(folder, 'production', 'svc-blog');
  mkdirSync(join(slice, 'version'), { recursive: true });
  const manifest = 'deploy/kubernetes/production/svc-blog';
  for (const file of ['kustomization.yaml', 'version/kustomization.yaml'])
    writeFileSync(join(slice, file), readFileSync(join(repository, manifest, file)));
  writeFileSync(join(folder, 'kubectl'), kubectl);
  chmodSync(join(folder, 'kubectl'), 0o755);
  return {
    folder,
    log: join(folder, 'log'),
    version: () => readFileSync(join(slice, 'version/kustomization.yaml'), 'utf8'),
  };
}

/** A site that says which commit of svc-blog it runs. */
async function aSite(runs: string) {
  const answers: Record<string, string> = {
    '/': '<div id="root"></div>',
    '/remotes.json': JSON.stringify({ remotes: [{ name: 'mfe-blog', entry: '/entry.js' }] }),
    '/entry.js': '1',
    '/api/docs/running.json': JSON.stringify({
      running: [{ slice: 'svc-blog', versions: [{ version: '1.0.0', commit: runs }] }],
    }),
  };
  const server = createServer((req, res) => {
    const answer = answers[req.url ?? ''];
    res.writeHead(answer === undefined ? 404 : 200).end(answer);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  cleanUps.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function rollOut({ runs = commit, ...env }: { runs?: string } & Record<string, string>) {
  const cluster = aCluster();
  const child = spawn(
    process.execPath,
    [join(repository, 'deploy/ci/roll-out.mjs'), join(cluster.folder, 'production'), 'svc-blog', commit],
    {
      env: {
        ...process.env,
        PATH: `${cluster.folder}${delimiter}${process.env.PATH}`,
        KUBECTL_LOG: cluster.log,
        GENERATION: '1',
        SITE: await aSite(runs),
        IMAGES: 'ghcr.io/example/sufra',
        SMOKE_PATIENCE_MS: '40',
        ...env,
      },
    },
  );
  let said = '';
  child.stdout.on('data', data => {
    said += data;
  });
  const code = await new Promise(resolve => child.once('close', resolve));
  const commands = readFileSync(cluster.log, 'utf8').trim().split('\n');
  return { code, said, commands: commands.map(line => line.split(' ').slice(0, 2).join(' ')), cluster };
}

test('a slice is set to one commit, waited for and tried', async () => {
  const { code, commands, cluster } = await rollOut({});
  expect([code, commands]).toEqual([0, ['get deployment/svc-blog', 'apply -k', 'rollout status']]);
  expect(cluster.version()).toMatch(
    new RegExp(`newName: ghcr.io/example/sufra/svc-blog\\n +newTag: ${commit}`),
  );
});

test.each([
  ['whose pods do not get well', { STATUS_FAILS: 'yes' }, ''],
  ['whose site runs another commit', { runs: former }, `svc-blog runs ${former}, not ${commit}`],
])('a roll-out %s goes back by itself, and fails', async (_what, given, why) => {
  const { code, commands, said } = await rollOut(given);
  expect(code).toBe(1);
  expect(commands.slice(-2)).toEqual(['rollout undo', 'rollout status']);
  expect(said).toContain(why);
  expect(said).toContain('svc-blog runs again what it ran before.');
});

test.each([
  ['the first one of a slice', { GENERATION: '', STATUS_FAILS: 'yes' }],
  ['one that the cluster refuses', { APPLY_FAILS: 'yes' }],
])('%s has nothing to go back to', async (_what, given) => {
  const { code, commands, said } = await rollOut(given);
  expect([code, commands.includes('rollout undo')]).toEqual([1, false]);
  expect(said).toContain('There is nothing to go back to.');
});

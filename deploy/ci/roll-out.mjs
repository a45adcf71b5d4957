// Rolls one slice out to one commit on a cluster, waits for health, tries the site, and goes back by itself when either fails:
//   SITE=https://… IMAGES=ghcr.io/… node deploy/ci/roll-out.mjs <folder of manifests> <slice> <commit>
// The folder is deploy/kubernetes/<environment> of that commit; kubectl finds its cluster by KUBECONFIG.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { smoke } from './smoke.mjs';

const [environment, slice, commit] = process.argv.slice(2);
const { SITE, IMAGES, ROLL_OUT_TIMEOUT = '10m', SMOKE_PATIENCE_MS = '120000' } = process.env;
const say = line => process.stdout.write(`${line}\n`);
const folder = join(environment, slice);
const [, namespace] =
  /^namespace: (\S+)$/m.exec(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) ?? [];
const deployment = `deployment/${slice}`;
const kubectl = (...args) => execFileSync('kubectl', ['-n', namespace, ...args], { encoding: 'utf8' }).trim();

/** The image of this commit in the place of the one that the folder names. */
function setVersion() {
  const file = join(folder, 'version', 'kustomization.yaml');
  const text = readFileSync(file, 'utf8')
    .replace(/^( +newName:).*$/m, `$1 ${IMAGES}/${slice}`)
    .replace(/^( +newTag:).*$/m, `$1 ${commit}`);
  if (!text.includes(commit)) throw new Error(`${file} names no image`);
  writeFileSync(file, text);
}

const whenHealthy = () => say(kubectl('rollout', 'status', deployment, `--timeout=${ROLL_OUT_TIMEOUT}`));

async function rollOut() {
  setVersion();
  say(kubectl('apply', '-k', folder));
  whenHealthy();
  await smoke(SITE, { slice, commit, patienceMs: Number(SMOKE_PATIENCE_MS) });
}

try {
  if (!SITE || !IMAGES || !namespace || !/^[0-9a-f]{40}$/.test(commit ?? ''))
    throw new Error('SITE, IMAGES, a folder, a slice and the whole hash of a commit are needed.');
  const before = kubectl('get', deployment, '-o', 'jsonpath={.metadata.generation}', '--ignore-not-found');
  try {
    await rollOut();
    say(`${slice} runs ${commit}.`);
  } catch (error) {
    say(`::error::${slice} at ${commit}: ${error.message}`);
    process.exitCode = 1;
    const isChanged =
      kubectl('get', deployment, '-o', 'jsonpath={.metadata.generation}', '--ignore-not-found') !== before;
    if (before === '' || !isChanged) say('There is nothing to go back to.');
    else {
      say(kubectl('rollout', 'undo', deployment));
      whenHealthy();
      say(`${slice} runs again what it ran before.`);
    }
  }
} catch (error) {
  say(`::error::${error.message}`);
  process.exitCode = 1;
}

// Known holes in the libraries that the product ships: `node deploy/ci/advisories.mjs`. In a pipeline of GitHub's no answer of the
// registry is a failure; elsewhere it is said, and nothing is claimed.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { judge } from './judge-advisories.mjs';

const repository = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..');
const accepted = JSON.parse(readFileSync(new URL('accepted-advisories.json', import.meta.url), 'utf8'));
const isPipeline = process.env.GITHUB_ACTIONS === 'true';

/** npm ends with 1 when it has found something: what it says counts, not how it ends. */
const audit = () =>
  new Promise(resolve => {
    execFile(
      'npm',
      ['audit', '--omit=dev', '--json'],
      { cwd: repository, maxBuffer: 64 * 1024 * 1024, timeout: 60_000 },
      (_error, stdout) => resolve(stdout),
    );
  });

const { outcome, lines } = judge({ text: await audit(), accepted, today: new Date() });
for (const line of lines) process.stdout.write(`${line}\n`);
if (outcome === 'found' || (outcome === 'unknown' && isPipeline)) process.exitCode = 1;

// Which folders a change touches, for the pipeline: `node deploy/ci/touched.mjs <commit before>` prints outputs of a step.
import { execFileSync } from 'node:child_process';
import { repository, slices } from '../images/slices.mjs';
import { touchedBy } from './touched-by.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The first push of a branch has no commit before it, and that of a rewritten one is not there any more. */
function isKnown(commit) {
  if (!/^[0-9a-f]{40}$/.test(commit ?? '') || /^0+$/.test(commit)) return false;
  try {
    git('merge-base', commit, 'HEAD');
    return true;
  } catch {
    return false;
  }
}

const before = process.argv[2];
// Without one, everything counts as changed.
const changed = isKnown(before)
  ? git('diff', '--name-only', `${before}...HEAD`).split('\n').filter(Boolean)
  : ['package.json'];
const { images, tests, whole } = touchedBy({ changed, slices: slices(), root: repository });

process.stdout.write(`images=${JSON.stringify(images)}\n`);
process.stdout.write(`tests=${tests.join(' ')}\n`);
process.stdout.write(`whole=${whole ? 'yes' : ''}\n`);

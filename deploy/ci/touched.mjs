// Which folders a change touches, for the pipeline: `node deploy/ci/touched.mjs <commit before>` prints outputs of a step.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packagesOf } from '../images/packages-of.mjs';
import { repository, slices } from '../images/slices.mjs';

const everywhere =
  /^(package\.json|package-lock\.json|\.npmrc|\.dockerignore|tsconfig\..*|jest\.config\.js|\.github\/|deploy\/images\/(packages-of|pick-parts)\.mjs)/;

function changedSince(commit) {
  // The first push of a branch has no commit before it: then everything counts as changed.
  if (!commit || /^0+$/.test(commit)) return ['package.json'];
  const range = `${commit}...HEAD`;
  return execFileSync('git', ['diff', '--name-only', range], { cwd: repository, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
}

const changed = changedSince(process.argv[2]);
const isTouched = path =>
  changed.some(file => everywhere.test(file) || file === path || file.startsWith(`${path}/`));
/** An image is made of a slice's folder and the packages that it names, by a Dockerfile. */
const isMadeAnew = ({ name, dockerfile }) =>
  [name, ...packagesOf(repository, name), dockerfile].some(isTouched);
const touched = slices()
  .filter(isMadeAnew)
  .map(({ name, dockerfile }) => ({ name, dockerfile }));
// A package's own tests run too; the product as a whole is tested on main.
const packages = readdirSync(join(repository, 'packages')).map(name => `packages/${name}`);
const tested = [...touched.map(({ name }) => name), ...packages.filter(isTouched)];

process.stdout.write(`images=${JSON.stringify(touched)}\n`);
process.stdout.write(`tests=${tested.map(folder => `${folder}/`).join(' ')}\n`);

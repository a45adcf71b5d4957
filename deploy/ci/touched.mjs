// Which folders a change touches, for the pipeline: `node deploy/ci/touched.mjs <commit before>` prints outputs of a step.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, slices } from '../images/slices.mjs';

const everywhere =
  /^(package\.json|package-lock\.json|\.npmrc|\.dockerignore|tsconfig\..*|jest\.config\.js|\.github\/)/;

function changedSince(commit) {
  // The first push of a branch has no commit before it: then everything counts as changed.
  if (!commit || /^0+$/.test(commit)) return ['package.json'];
  const range = `${commit}...HEAD`;
  return execFileSync('git', ['diff', '--name-only', range], { cwd: repository, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
}

/** An image is made of what its Dockerfile copies; nobody keeps a second list. */
function foldersOf(slice) {
  const dockerfile = readFileSync(join(repository, slice, 'Dockerfile'), 'utf8');
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(packages\/[\w-]+|[\w-]+) /gm)].map(
    ([, folder]) => folder,
  );
  return [...new Set([slice, ...copied])];
}

const changed = changedSince(process.argv[2]);
const isTouched = folder => changed.some(file => everywhere.test(file) || file.startsWith(`${folder}/`));
const touched = slices()
  .map(({ name }) => name)
  .filter(name => foldersOf(name).some(isTouched));
// A package's own tests run too; the product as a whole is tested on main.
const packages = ['contracts', 'guard', 'service-kit', 'web-kit', 'web-build'].map(
  name => `packages/${name}`,
);
const tested = [...touched, ...packages.filter(isTouched)];

process.stdout.write(`images=${JSON.stringify(touched)}\n`);
process.stdout.write(`tests=${tested.map(folder => `${folder}/`).join(' ')}\n`);

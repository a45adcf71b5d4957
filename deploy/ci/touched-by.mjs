import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesOf } from '../images/packages-of.mjs';
import { contractFilesOf } from './contract-files.mjs';

const contracts = 'packages/contracts';

/** What every image is made by. */
const everywhere =
  /^(package\.json|package-lock\.json|\.npmrc|\.dockerignore|tsconfig\.base\.json|packages\/contracts\/package\.json|deploy\/images\/(packages-of|pick-parts)\.mjs)$/;
/** What no image is made of, and only the product as a whole shows: how it is put together, tried and shipped. */
const whole =
  /^(docker-compose\.yml|\.env\.example|jest\.config\.js|tsconfig\.[^/]*|biome\.json|knip\.json|deploy\/|e2e\/|bench\/|local\/|\.github\/)/;

const versionOf = (root, slice) =>
  JSON.parse(readFileSync(join(root, slice, 'package.json'), 'utf8')).version;

const isText = file => /\.(md|jpg)$/.test(file) || file === 'LICENSE';
const isForTests = file => /\.test\.tsx?$/.test(file);

/**
 * Which images a change makes anew, and what it is tested by. An image is made of a slice's folder, its Dockerfile, and the packages that
 * it names; of the contracts, those parts that its code and its contract name.
 */
export function touchedBy({ changed, slices, root }) {
  const isTouched = path => changed.some(file => file === path || file.startsWith(`${path}/`));
  const isAll = changed.some(file => everywhere.test(file));
  const changedContracts = changed.filter(
    file => file.startsWith(`${contracts}/`) && !isText(file) && !isForTests(file),
  );
  const isMadeAnew = ({ name, dockerfile }) => {
    const others = packagesOf(root, name).filter(folder => folder !== contracts);
    if (isAll || [name, dockerfile, ...others].some(isTouched)) return true;
    if (changedContracts.length === 0) return false;
    const own = contractFilesOf(root, name);
    return changedContracts.some(file => own.has(file));
  };
  const images = slices
    .filter(isMadeAnew)
    .map(({ name, dockerfile }) => ({ name, dockerfile, version: versionOf(root, name) }));
  const packages = readdirSync(join(root, 'packages')).map(name => `packages/${name}`);
  const folders = [
    ...images.map(({ name }) => name),
    ...packages.filter(folder => isAll || isTouched(folder)),
  ];
  return {
    images,
    /** Folders whose tests run. */
    tests: folders.map(folder => `${folder}/`),
    /** The product as a whole is tested. */
    whole: isAll || changed.some(file => whole.test(file) && !isText(file)),
  };
}

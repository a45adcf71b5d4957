// Which files of packages/contracts go into what a slice does: those that its code imports by name, and the parts of the tables that its
// contract.json names. A slice without a contract of its own reads the tables as a whole.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { packagesOf } from '../images/packages-of.mjs';

const contracts = 'packages/contracts';
const source = `${contracts}/src`;
const index = `${source}/index.ts`;
/** They join the parts of all services; who has a contract is touched by its own parts alone. */
const isTable = file =>
  /\/src\/(api\/api|events\/events|services)\.ts$|\/src\/(descriptions|slice-contract)\//.test(file);

const isForTests = file => /\.test\.tsx?$|\/(test|testing)\//.test(file);

const namesIn = list =>
  list
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '' && !name.startsWith('type '))
    .map(name => name.split(/\s+as\s+/)[0]);

/** Files that a file of contracts reads while it runs; types are gone by then. */
function importsOf(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  const found = [...text.matchAll(/^(?:import|export) (?!type )[^;']*from '(\.[^']+)'/gm)];
  return found.map(([, path]) => normalize(join(dirname(file), path)));
}

/** Where each name that the package gives away is made; `*` is a file that gives all of its names. */
function exportsOf(root) {
  const text = readFileSync(join(root, index), 'utf8');
  const named = new Map();
  const whole = [];
  for (const [, names, path] of text.matchAll(/^export (\{[^}]*\}|\*) from '(\.[^']+)'/gm)) {
    const file = normalize(join(source, path));
    if (names === '*') whole.push(file);
    else for (const name of namesIn(names.slice(1, -1))) named.set(name, file);
  }
  return name =>
    named.get(name) ??
    whole.find(file => new RegExp(`\\b${name}\\b`).test(readFileSync(join(root, file), 'utf8')));
}

function namesImported(root, folder) {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: join(root, folder),
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  return files
    .filter(file => !isForTests(`/${file}`))
    .flatMap(file => {
      const text = readFileSync(join(root, folder, file), 'utf8');
      return [...text.matchAll(/^import (?!type )\{([^}]*)\} from '@sufra\/contracts'/gm)].flatMap(
        ([, list]) => namesIn(list),
      );
    });
}

/** The files of the tables' parts that hold what a contract names. */
function partsOf(root, { answers, makes, publishes, reads }) {
  const wanted = [answers, makes, publishes, reads]
    .flatMap(part => Object.keys(part))
    .map(key => `'${key}': {`);
  return globSync(`${source}/{api/*.api,events/*.events}.ts`, { cwd: root }).filter(file => {
    const text = readFileSync(join(root, file), 'utf8');
    return wanted.some(key => text.includes(key));
  });
}

function closure(root, begin, isEnd) {
  const found = new Set();
  const follow = file => {
    if (found.has(file) || isEnd(file) || !existsSync(join(root, file))) return;
    found.add(file);
    for (const next of importsOf(root, file)) follow(next);
  };
  for (const file of begin) follow(file);
  return found;
}

/** Paths from the repository's root. */
export function contractFilesOf(root, slice) {
  const packages = packagesOf(root, slice);
  if (!packages.includes(contracts)) return new Set();
  const exporter = exportsOf(root);
  const folders = [slice, ...packages.filter(folder => folder !== contracts)];
  const named = folders
    .flatMap(folder => namesImported(root, folder))
    .map(exporter)
    .filter(file => file !== undefined);
  const file = join(root, slice, 'contract.json');
  if (!existsSync(file)) return closure(root, named, () => false);
  const parts = partsOf(root, JSON.parse(readFileSync(file, 'utf8')));
  return closure(root, [...named, ...parts], isTable);
}

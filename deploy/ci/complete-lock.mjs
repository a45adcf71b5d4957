// Completes package-lock.json with the packages of other platforms that an install here has left out, because the registry at hand
// does not serve them: `npm ci` refuses a file that lacks one, and a machine of that platform would go without. Name and version come
// from the optionalDependencies of the package that wants it, the platform from the name; an integrity cannot be had, so such an
// entry has none. `npm run lock:complete`; with `-- --check` it only says what is missing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];
const libraries = { gnu: 'glibc', glibc: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

/** As node's own resolution looks for it: beside the package that wants it, then further up. */
function placesOf(wanting, name) {
  const places = [];
  for (let at = wanting; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    places.push(at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`);
    if (!at.includes('/node_modules/')) break;
  }
  return [...places, `node_modules/${name}`];
}

/** What packages want for one platform or another, and the file does not have. */
export function missingFrom({ packages }) {
  const missing = new Map();
  for (const [wanting, { optionalDependencies = {} }] of Object.entries(packages))
    for (const [name, version] of Object.entries(optionalDependencies))
      if (!placesOf(wanting, name).some(place => place in packages)) missing.set(name, { wanting, version });
  return missing;
}

/** Which machines it is for, by its name: @swc/core-linux-arm64-musl. */
export function platformOf(name) {
  const words = name.split(/[/-]/);
  const system = words.find(word => systems.includes(word));
  const processor = words.find(word => processors.includes(word));
  const library = words.map(word => libraries[word]).find(Boolean);
  if (processor === undefined) throw new Error(`${name} does not say for which processor it is`);
  return {
    cpu: [processor],
    ...(system === 'linux' && library && { libc: [library] }),
    ...(system && { os: [system] }),
  };
}

function entryOf({ packages, name, wanting, version }) {
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    throw new Error(`${wanting} wants ${name} in no fixed version`);
  const { dev, devOptional } = packages[wanting];
  const { cpu, libc, os } = platformOf(name);
  return {
    version,
    cpu,
    ...(dev && { dev }),
    ...(devOptional && { devOptional }),
    ...(libc && { libc }),
    optional: true,
    ...(os && { os }),
  };
}

/** The same file with an entry for each, in the order that npm writes. */
export function completed(lock) {
  const added = [...missingFrom(lock)].map(([name, { wanting, version }]) => [
    `node_modules/${name}`,
    entryOf({ packages: lock.packages, name, wanting, version }),
  ]);
  const all = [...Object.entries(lock.packages), ...added];
  return {
    ...lock,
    packages: Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other, 'en'))),
  };
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const file = join(import.meta.dirname, '..', '..', 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = [...missingFrom(lock).keys()];
  const isCheck = process.argv.includes('--check');
  if (!isCheck && missing.length > 0) writeFileSync(file, `${JSON.stringify(completed(lock), null, 2)}\n`);
  process.stdout.write(
    missing.length === 0
      ? 'The lock file holds every platform.\n'
      : `${isCheck ? 'Missing' : 'Added'}: ${missing.join(', ')}\n`,
  );
  if (isCheck && missing.length > 0) process.exitCode = 1;
}

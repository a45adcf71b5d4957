import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest = (root, folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

export const isFrontEnd = slice => /^(shell|mfe-.*)$/.test(slice);

/** The folders of packages/ that the image of a slice is made of, by what package.json names; a front end is also built. */
export function packagesOf(root, slice) {
  const folders = readdirSync(join(root, 'packages'))
    .map(name => `packages/${name}`)
    .filter(folder => existsSync(join(root, folder, 'package.json')));
  const byName = new Map(folders.map(folder => [manifest(root, folder).name, folder]));
  const found = new Set();
  const follow = (names = {}) => {
    for (const folder of Object.keys(names).map(name => byName.get(name))) {
      if (folder === undefined || found.has(folder)) continue;
      found.add(folder);
      follow(manifest(root, folder).dependencies);
    }
  };
  const { dependencies, devDependencies } = manifest(root, slice);
  follow({ ...dependencies, ...(isFrontEnd(slice) ? devDependencies : {}) });
  return [...found].sort();
}

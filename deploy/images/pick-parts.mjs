// In the first stage of an image: puts apart what the slice needs of the context, so that no later layer is keyed by anything else.
// `node pick-parts.mjs <slice> <target>` fills <target>/manifests and <target>/sources.
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { packagesOf } from './packages-of.mjs';

const [slice, target] = process.argv.slice(2);
const root = process.cwd();
const folders = [...packagesOf(root, slice), slice];

const copy = (path, below) => cpSync(join(root, path), join(target, below, path), { recursive: true });

mkdirSync(target, { recursive: true });
for (const file of ['package.json', 'package-lock.json', '.npmrc']) copy(file, 'manifests');
for (const folder of folders) {
  copy(join(folder, 'package.json'), 'manifests');
  copy(folder, 'sources');
}

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository } from '../slices/repository.ts';
import { kubernetesFiles } from './all-files.ts';

const folder = join(repository, 'deploy', 'kubernetes');
const say = (line: string) => process.stdout.write(`${line}\n`);

const { written, first } = await kubernetesFiles();
const wanted = new Set([...written, ...first].map(({ path }) => path));

function put(path: string, text: string) {
  const file = join(folder, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  say(`${path}: written`);
}

for (const { path, text } of written) put(path, text);
for (const { path, text } of first) if (!existsSync(join(folder, path))) put(path, text);
for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (path.endsWith('.yaml') && !wanted.has(path)) {
    rmSync(join(folder, path));
    say(`${path}: removed`);
  }
say(`${wanted.size} files are up to date.`);

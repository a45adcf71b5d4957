import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.ts';
import { writtenFiles } from './written-files.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

for (const { path, text } of await writtenFiles()) {
  const file = join(repository, path);
  const isUpToDate = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (!isUpToDate) writeFileSync(file, text);
  say(`${path}: ${isUpToDate ? 'up to date' : 'written'}`);
}

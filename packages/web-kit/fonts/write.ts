import { writeFileSync } from 'node:fs';
import { cut, folder, subsets } from './subsets.ts';

// npm run fonts -w @sufra/web-kit
for (const subset of subsets) {
  const bytes = await cut(subset);
  writeFileSync(new URL(subset.file, folder), bytes);
  process.stdout.write(`${subset.file} ${bytes.length} bytes\n`);
}

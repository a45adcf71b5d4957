import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exists } from './exists.ts';

/** What the last build of a slice was made of and what it wrote. */
export type BuildRecord = { stamp: string; files: string[] };

const recordFile = (folder: string) => join(folder, '.cache', 'build.json');

export async function readBuildRecord(folder: string): Promise<BuildRecord | undefined> {
  const file = recordFile(folder);
  if (!(await exists(file))) return undefined;
  return parse(await readFile(file, 'utf8'));
}

export async function writeBuildRecord(folder: string, record: BuildRecord): Promise<void> {
  const file = recordFile(folder);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(record));
}

/** A file that a killed build left half written counts as none: the slice is built again. */
function parse(text: string): BuildRecord | undefined {
  try {
    const { stamp, files } = JSON.parse(text);
    return typeof stamp === 'string' && Array.isArray(files) ? { stamp, files } : undefined;
  } catch {
    return undefined;
  }
}

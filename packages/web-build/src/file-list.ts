import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const bearsHash = (file: string) => /\.[\da-f]{8,}\.\w+$/.test(file);

/** Writes down which files bear a hash, in one that bears a hash itself: the same files mean the same name. Answers that name. */
export async function writeFileList(folder: string, files: string[]): Promise<string> {
  const text = `${JSON.stringify(files.filter(bearsHash).sort())}\n`;
  const name = `files.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  await writeFile(join(folder, name), text);
  return name;
}

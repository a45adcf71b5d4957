import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file below a folder, as sorted paths relative to it with forward slashes; `skip` leaves out names. */
export async function filesBelow(
  folder: string,
  skip: (name: string) => boolean = () => false,
): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(entry => !skip(entry.name));
  const found = await Promise.all(
    entries.map(async entry => {
      if (entry.isFile()) return [entry.name];
      if (!entry.isDirectory()) return [];
      const inside = await filesBelow(join(folder, entry.name), skip);
      return inside.map(file => `${entry.name}/${file}`);
    }),
  );
  return found.flat().sort();
}

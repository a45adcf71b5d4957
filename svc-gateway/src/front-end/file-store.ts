import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTag, type StoredContent } from '../content/variants.ts';
import { isHashed } from './slice-files.ts';

interface Entry extends StoredContent {
  version: string;
}

export type ReadFile = (segments: string[]) => Promise<StoredContent | undefined>;

const maxBytes = 64 * 1024 * 1024;
const isAbsent = /^(ENOENT|ENOTDIR|EISDIR|ENAMETOOLONG|EINVAL)$/;

const withoutEncoding = (file: string) => file.replace(/\.(?:br|gz)$/, '');

async function orAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isAbsent.test((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** The files of one folder, kept in memory until they change; the longest unused ones go first. */
export function createFileStore(folder: string): ReadFile {
  const kept = new Map<string, Entry>();
  let bytes = 0;

  function keep(file: string, entry: Entry) {
    bytes += entry.content.length - (kept.get(file)?.content.length ?? 0);
    kept.delete(file);
    kept.set(file, entry);
    for (const [oldest, { content }] of kept) {
      if (bytes <= maxBytes) return;
      kept.delete(oldest);
      bytes -= content.length;
    }
  }

  return async segments => {
    if (segments.some(segment => segment.startsWith('.'))) return undefined;
    const file = join(folder, ...segments);
    const unchanging = isHashed(withoutEncoding(file)) ? kept.get(file) : undefined;
    if (unchanging) return unchanging;
    const found = await orAbsent(stat(file));
    if (!found?.isFile()) return undefined;
    const version = `${found.ino}-${found.size}-${found.mtimeMs}`;
    const known = kept.get(file);
    if (known?.version === version) return known;
    const content = await orAbsent(readFile(file));
    if (!content) return undefined;
    const entry = { content, version, etag: contentTag(content) };
    keep(file, entry);
    return entry;
  };
}

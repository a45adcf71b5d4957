import { z } from 'zod';
import { createRecent } from '../content/recent.ts';
import { addressOf } from './address-of.ts';
import type { KeptFile, KeptFiles } from './kept-files.ts';
import { isHashed } from './slice-files.ts';
import { FileName } from './slice-manifest.ts';

interface Options {
  slice: string;
  kept: KeptFiles;
  /** Of whichever server of the slice has it. */
  ask(file: string): Promise<KeptFile | undefined>;
}

const FileNames = z.array(FileName);
const againAfterMs = 60_000;

function namesIn({ content }: KeptFile): string[] {
  const parsed = FileNames.safeParse(JSON.parse(content.toString()));
  return parsed.success ? parsed.data.filter(isHashed) : [];
}

/**
 * Reads all files of a slice's build into what is kept, while the build runs: afterwards no server has them any more. One after the
 * other, so that a start costs a front end no more than a visitor does.
 */
export function createBuildKeeper({ slice, kept, ask }: Options) {
  const seen = createRecent<number>(8);
  let isReading = false;

  async function read(list: string): Promise<void> {
    const listing = await ask(list);
    // A list is small, and is sent as it is.
    if (!listing || listing.isBrotli) return;
    for (const name of namesIn(listing)) {
      const address = addressOf(slice, name);
      if (kept.see(address)) continue;
      const file = await ask(name);
      if (file) kept.put(address, file);
    }
  }

  return async function keepBuild(list: string): Promise<void> {
    const now = Date.now();
    if (isReading || now - (seen.get(list) ?? 0) < againAfterMs) return;
    seen.set(list, now);
    isReading = true;
    try {
      await read(list);
    } finally {
      isReading = false;
    }
  };
}

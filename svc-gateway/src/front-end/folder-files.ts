import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sendContent } from '../content/send-content.ts';
import type { Variants } from '../content/variants.ts';
import { createFileStore } from './file-store.ts';
import { cacheControlOf, type SliceFiles } from './slice-files.ts';

/** A slice's build in a folder of this machine. */
export function folderFiles(url: string): SliceFiles {
  const readFile = createFileStore(fileURLToPath(url));

  async function variantsOf(segments: string[]): Promise<Variants | undefined> {
    const folder = segments.slice(0, -1);
    const file = segments.at(-1) ?? '';
    const plain = await readFile(segments);
    if (!plain) return undefined;
    const [br, gzip] = await Promise.all(
      ['br', 'gz'].map(extension => readFile([...folder, `${file}.${extension}`])),
    );
    return { plain, br, gzip };
  }

  return {
    readPlain: file => readFile(file.split('/')),
    read: file => variantsOf(file.split('/')),
    serve: async (req, res, segments) => {
      const file = segments.at(-1);
      const variants = file === undefined ? undefined : await variantsOf(segments);
      if (file === undefined || !variants) return false;
      sendContent(req, res, { variants, type: extname(file) || 'bin', cacheControl: cacheControlOf(file) });
      return true;
    },
    // A build leaves the files of the one before it in its folder.
    keepBuild: () => undefined,
    close: async () => undefined,
  };
}

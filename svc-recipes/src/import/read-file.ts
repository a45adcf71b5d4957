import { limits } from '@sufra/contracts';
import { Problem, type UploadedFile } from '@sufra/service-kit';
import sharp from 'sharp';
import { decodePage } from './fetching/decode-page.ts';
import type { Asking, ImportDeps } from './import-deps.ts';
import { readByModel } from './model/read-by-model.ts';
import { readPageFor } from './read-page-for.ts';
import type { Reading } from './read-recipe.ts';

const noSource = { name: '', url: null };
const widest = 1_600;
const mostPixels = 50_000_000;

/** What a file is, it says itself: a photo by its first bytes, a page by its marks. */
export async function readFile(
  deps: ImportDeps,
  { file, which, asking }: { file: UploadedFile; which: string; asking: Asking },
): Promise<Reading> {
  const start = Buffer.from(file.bytes.subarray(0, 4_096));
  const isPage = !start.includes(0) && /<[a-z!]/i.test(start.toString('latin1'));
  if (isPage) {
    if (file.bytes.length > limits.importPageBytes) throw new Problem('payload_too_large');
    return readPageFor(deps, { html: decodePage(file.bytes), url: null, which, asking });
  }
  const image = await deps.inQueue(() => asPhoto(file.bytes));
  const recipe = await readByModel(deps, { text: '', image, asking, seen: '' });
  return { recipe: { ...recipe, source: noSource }, generated: true };
}

/** Drawn anew: upright, no larger than a model looks at, with nothing of what a camera writes beside it. */
async function asPhoto(bytes: Buffer): Promise<string> {
  try {
    const drawn = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .toBuffer();
    return `data:image/jpeg;base64,${drawn.toString('base64')}`;
  } catch (cause) {
    throw new Problem('not_an_image', { message: 'Please choose an HTML page or a photo.', cause });
  }
}

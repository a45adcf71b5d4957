import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { PhotoForm, PhotosToWrite } from '@sufra/recipe-reader/formats';
import { Problem } from '@sufra/service-kit';
import { pictureContent } from '@sufra/service-kit/pictures';
import sharp from 'sharp';
import type { InQueue } from '../../import/import-deps.ts';
import type { PhotoStore } from '../../photos/photo-store.ts';
import type { StoredPhoto } from '../../recipe/stored-photo.ts';

export interface PhotoFileDeps {
  photos: Pick<PhotoStore, 'pictures' | 'files'>;
  /** Drawing one as a JPEG holds all of its points. */
  inPhotoQueue: InQueue;
}

const widthOf = { whole: Number.POSITIVE_INFINITY, middle: 960, small: 480 };
/** It was reduced once already, and should lose nothing more that is seen. */
const jpegQuality = 92;

/** Photos of one member's recipes, by the place of each in its file. Those of others are on no list of theirs. */
export const photosToWrite = (
  { photos, inPhotoQueue }: PhotoFileDeps,
  stored: readonly (StoredPhoto | null | undefined)[],
): PhotosToWrite => ({
  isThere: at => Boolean(stored[at]),
  read: async (at, { type, size }: PhotoForm) => {
    const photo = stored[at];
    const webp = photo && (await webpOf(photos, photo, size));
    if (!webp || type === 'webp') return webp ?? undefined;
    return inPhotoQueue(() => sharp(webp).jpeg({ quality: jpegQuality, mozjpeg: false }).toBuffer());
  },
});

/** Undefined for one that its owner has removed while the file is written. */
async function webpOf(
  photos: PhotoFileDeps['photos'],
  { id, widths }: StoredPhoto,
  size: PhotoForm['size'],
): Promise<Buffer | undefined> {
  const width = Math.max(...widths.filter(each => each <= widthOf[size]), Math.min(...widths));
  try {
    const { read, length } = await pictureContent(photos, `${id}-${width}.webp`);
    return await buffer(Readable.from(read({ start: 0, end: length })));
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return undefined;
    throw error;
  }
}

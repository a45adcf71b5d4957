import { createHash, randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { erasePicture } from './erase-picture.ts';
import type { PictureFiles } from './picture-files.ts';
import type { PictureDocument, PictureModel } from './picture-model.ts';
import type { RenderPicture } from './render-picture.ts';

export interface PictureStore {
  pictures: PictureModel;
  files: PictureFiles;
  render: RenderPicture;
  /** For how long one is kept that nothing shows. */
  unusedMs: number;
}

const idBytes = 16;

/** Renders what was uploaded and keeps that, not the upload. Nothing shows it yet, so it goes by itself unless something comes to. */
export async function keepPicture(
  store: PictureStore,
  upload: Uint8Array,
  ownerId?: string,
): Promise<PictureDocument> {
  const { pictures, files, render, unusedMs } = store;
  const { width, height, renditions } = await render(upload);
  const named = renditions.map(({ bytes, ...rendition }) => ({
    bytes,
    stored: {
      ...rendition,
      fileId: new Types.ObjectId(),
      length: bytes.length,
      etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 27),
    },
  }));
  const picture: PictureDocument = {
    _id: randomBytes(idBytes).toString('base64url'),
    ...(ownerId && { ownerId }),
    width,
    height,
    renditions: named.map(({ stored }) => stored),
    isComplete: false,
    claims: 0,
    claimed: 0,
    sweepAt: new Date(Date.now() + unusedMs),
    isGoing: false,
  };
  // Known before its files are there: whatever happens now, they are found and removed.
  await pictures.create(picture);
  try {
    for (const { bytes, stored } of named) await files.write(stored.fileId, bytes);
    await pictures.updateOne({ _id: picture._id }, { $set: { isComplete: true } });
  } catch (error) {
    await erasePicture({ pictures, files }, picture).catch(() => undefined);
    throw error;
  }
  return { ...picture, isComplete: true };
}

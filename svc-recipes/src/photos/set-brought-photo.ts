import { keepPicture } from '@sufra/service-kit/pictures';
import type { Owned } from '../own/own-deps.ts';
import { asStoredPhoto } from '../recipe/stored-photo.ts';
import { change, forbiddenInAlt, settle } from './change-photo.ts';
import type { PhotoStore } from './photo-store.ts';

interface Brought extends Owned {
  bytes: Buffer;
  alt: string;
}

/** The photo that came with a recipe, drawn anew as every other; one that its owner has given it meanwhile stays. */
export async function setBroughtPhoto(store: PhotoStore, { bytes, alt, ...own }: Brought): Promise<void> {
  const forbidden = await forbiddenInAlt(store, own.ownerId, alt);
  const picture = await keepPicture(store, bytes, own.ownerId);
  // Words that may not be said are left out; what the photo shows says none.
  const photo = asStoredPhoto(picture, forbidden.length > 0 ? '' : alt);
  try {
    await change(store, own, now => now.photo ?? photo);
  } finally {
    await settle(store, photo.id);
  }
}

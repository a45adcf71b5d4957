import { erasePicture } from './erase-picture.ts';
import type { PictureFiles } from './picture-files.ts';
import type { PictureDocument, PictureModel } from './picture-model.ts';

/** All pictures of a member whose account is gone, shown or not. */
export async function eraseOfOwner(
  stored: { pictures: PictureModel; files: PictureFiles },
  ownerId: string,
): Promise<void> {
  const found = await stored.pictures.find({ ownerId }).lean<PictureDocument[]>();
  for (const picture of found) await erasePicture(stored, picture);
}

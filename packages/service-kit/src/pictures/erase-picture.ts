import type { PictureFiles } from './picture-files.ts';
import type { PictureDocument, PictureModel } from './picture-model.ts';

interface Stored {
  pictures: PictureModel;
  files: PictureFiles;
}

/** Its record goes last: what is left of it after a failure is found by it. */
export async function erasePicture(
  { pictures, files }: Stored,
  { _id, renditions }: Pick<PictureDocument, '_id' | 'renditions'>,
): Promise<void> {
  await files.remove(renditions.map(({ fileId }) => fileId));
  await pictures.deleteOne({ _id });
}

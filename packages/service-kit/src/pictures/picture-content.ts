import type { MeasuredContent } from '../http/content-answer.ts';
import { Problem } from '../http/problem.ts';
import { readRenditionName } from './picture-address.ts';
import type { PictureFiles } from './picture-files.ts';
import type { PictureDocument, PictureModel } from './picture-model.ts';

interface Deps {
  pictures: PictureModel;
  files: PictureFiles;
}

/** Other bytes have another address, so a browser that has it need never ask again. */
export const keptForEver = 'public, max-age=31536000, immutable';

export async function pictureContent(
  { pictures, files }: Deps,
  id: string,
  cacheControl = keptForEver,
): Promise<MeasuredContent> {
  const name = readRenditionName(id);
  const picture =
    name &&
    (await pictures
      .findOne({ _id: name.pictureId, isComplete: true, isGoing: false })
      .lean<PictureDocument>());
  const rendition = picture?.renditions.find(
    ({ width, format }) => width === name?.width && format === name.format,
  );
  if (!rendition) throw new Problem('not_found');
  const { fileId, format, length, etag } = rendition;
  return {
    type: `image/${format}`,
    length,
    etag,
    cacheControl,
    read: range => files.read(fileId, range),
  };
}

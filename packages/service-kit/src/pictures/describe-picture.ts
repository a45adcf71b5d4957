import type { Picture } from '@sufra/contracts';
import { pictureAddress } from './picture-address.ts';
import type { PictureDocument, PictureFormat } from './picture-model.ts';

export type DescribedPicture = Pick<PictureDocument, '_id' | 'width' | 'height'> & {
  renditions: { width: number; format: PictureFormat }[];
};

/** A picture as pages show it, at addresses below `base`. */
export function describePicture({ _id, width, height, renditions }: DescribedPicture, base: string): Picture {
  const address = (format: PictureFormat, to: number) =>
    pictureAddress(base, { pictureId: _id, width: to, format });
  const srcset = (format: PictureFormat) =>
    renditions
      .filter(each => each.format === format)
      .map(each => `${address(format, each.width)} ${each.width}w`)
      .join(', ');
  return { src: address('webp', width), srcset: srcset('webp'), avifSrcset: srcset('avif'), width, height };
}

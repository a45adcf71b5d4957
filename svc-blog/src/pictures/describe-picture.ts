import type { Picture } from '@sufra/contracts';
import type { PictureDocument, PictureFormat } from '../models/picture-model.ts';
import { pictureAddress } from './picture-address.ts';

type Described = Pick<PictureDocument, '_id' | 'width' | 'height'> & {
  renditions: { width: number; format: PictureFormat }[];
};

export function describePicture({ _id, width, height, renditions }: Described): Picture {
  const address = (format: PictureFormat, to: number) =>
    pictureAddress({ pictureId: _id, width: to, format });
  const srcset = (format: PictureFormat) =>
    renditions
      .filter(each => each.format === format)
      .map(each => `${address(format, each.width)} ${each.width}w`)
      .join(', ');
  return { src: address('webp', width), srcset: srcset('webp'), avifSrcset: srcset('avif'), width, height };
}

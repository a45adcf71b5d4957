import { apiPrefix } from '@sufra/contracts';
import type { PictureFormat } from '../models/picture-model.ts';

export interface RenditionName {
  pictureId: string;
  width: number;
  format: PictureFormat;
}

const base = `${apiPrefix}/blogs/images/`;
const name = /^([\w-]{22})-(\d{1,4})\.(webp|avif)$/;

export const pictureAddress = ({ pictureId, width, format }: RenditionName) =>
  `${base}${pictureId}-${width}.${format}`;

/** What an address names by its last part. */
export function readRenditionName(id: string): RenditionName | undefined {
  const [, pictureId, width, format] = name.exec(id) ?? [];
  if (!pictureId || (format !== 'webp' && format !== 'avif')) return undefined;
  return { pictureId, width: Number(width), format };
}

/** The picture that an address of this site shows, if it shows one of ours. */
export const pictureIdIn = (address: string): string | undefined =>
  address.startsWith(base) ? readRenditionName(address.slice(base.length))?.pictureId : undefined;

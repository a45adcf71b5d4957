import type { PictureFormat } from './picture-model.ts';

export interface RenditionName {
  pictureId: string;
  width: number;
  format: PictureFormat;
}

const name = /^([\w-]{22})-(\d{1,4})\.(webp|avif)$/;

/** The address of a picture below `base`, which ends in a slash and differs between services and readers. */
export const pictureAddress = (base: string, { pictureId, width, format }: RenditionName) =>
  `${base}${pictureId}-${width}.${format}`;

/** What an address names by its last part. */
export function readRenditionName(id: string): RenditionName | undefined {
  const [, pictureId, width, format] = name.exec(id) ?? [];
  if (!pictureId || (format !== 'webp' && format !== 'avif')) return undefined;
  return { pictureId, width: Number(width), format };
}

/** The picture that an address shows, if it lies below `base`. */
export const pictureIdBelow = (base: string, address: string): string | undefined =>
  address.startsWith(base) ? readRenditionName(address.slice(base.length))?.pictureId : undefined;

import { apiPrefix, type Recipe, type RecipePhoto } from '@sufra/contracts';
import type { PictureDocument } from '@sufra/service-kit/pictures';
import { describePicture } from '@sufra/service-kit/pictures/addresses';
import { Schema } from 'mongoose';

/** What of a picture lies in its recipe, so that a list of recipes needs no other look. */
export interface StoredPhoto {
  /** Of its picture. */
  id: string;
  width: number;
  height: number;
  /** Those that it is kept in. */
  widths: number[];
  alt: string;
}

export const photoSchema = new Schema<StoredPhoto>(
  { id: String, width: Number, height: Number, widths: [Number], alt: String },
  { _id: false, id: false },
);

export const asStoredPhoto = (
  { _id, width, height, renditions }: PictureDocument,
  alt: string,
): StoredPhoto => ({
  id: _id,
  ...{ width, height, alt },
  widths: [...new Set(renditions.map(rendition => rendition.width))],
});

const formats = ['webp', 'avif'] as const;
const publicBase = `${apiPrefix}/recipes/photos/`;
const privateBase = (recipeId: string) => `${apiPrefix}/recipes/${recipeId}/photo/`;

const addressed = ({ id, width, height, widths }: StoredPhoto, base: string) => {
  const renditions = widths.flatMap(each => formats.map(format => ({ width: each, format })));
  return describePicture({ _id: id, width, height, renditions }, base);
};

type Photo = Pick<Recipe, 'photo'>;

/** At an address that asks who looks: of its owner, and of moderators. */
export const privatePhoto = (photo: StoredPhoto | null | undefined, recipeId: string): Photo =>
  photo ? { photo: described(photo, { base: privateBase(recipeId), isPrivate: true }) } : {};

/** At an address that is open while its recipe is published or shared. */
export const publicPhoto = (photo: StoredPhoto | null | undefined): Photo =>
  photo ? { photo: described(photo, { base: publicBase, isPrivate: false }) } : {};

const described = (
  photo: StoredPhoto,
  { base, isPrivate }: { base: string; isPrivate: boolean },
): RecipePhoto => ({ ...addressed(photo, base), alt: photo.alt, isPrivate });

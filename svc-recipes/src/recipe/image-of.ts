import type { PageHead, SharedRecipe } from '@sufra/contracts';

/** For previews of links: the photo of the dish, or its drawing. */
export const imageOf = ({
  photo,
  picture,
  title,
}: Pick<SharedRecipe, 'photo' | 'picture' | 'title'>): PageHead['image'] =>
  photo ? { path: photo.src, alt: photo.alt || title } : { path: `${picture.path}.png`, alt: picture.alt };

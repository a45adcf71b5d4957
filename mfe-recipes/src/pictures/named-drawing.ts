import type { SharedRecipe } from '@sufra/contracts';
import { pageLanguage } from '@sufra/web-kit';
import { t } from '../texts/text.ts';

/** Services tell in English what a drawing shows; a page in another language says what it is. */
export const namedDrawing = (picture: SharedRecipe['picture']): SharedRecipe['picture'] =>
  picture && pageLanguage() !== 'en' ? { ...picture, alt: t('pictures.ofDish') } : picture;

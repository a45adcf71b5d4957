import { t } from './text.ts';

/** The site's motto; its name is the same in all languages. */
export const brandTagline = () => t('brand.tagline');

export const brandDescription = () => t('brand.description');

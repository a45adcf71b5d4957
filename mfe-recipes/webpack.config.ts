import { picturePath, sunnahPicturePath } from '@sufra/contracts';
import { slice } from '@sufra/web-build';
import { brandDescription, brandTagline } from '@sufra/web-kit/texts/for-builds';
import { pictureNames } from './src/feasts/dishes/picture-names.ts';
import { t } from './src/texts/text.ts';

/** What a link preview shows: a drawing that svc-recipes gives. */
const preview = (food: string, alt: () => string) => ({
  path: `${sunnahPicturePath(food)}.png`,
  alt,
});

const dish = (id: keyof typeof pictureNames, alt: () => string) => ({
  path: `${picturePath(pictureNames[id])}.png`,
  alt,
});

export default slice({
  name: 'mfe-recipes',
  title: () => t('slice.title'),
  pages: [
    {
      path: '/',
      tagline: brandTagline,
      description: brandDescription,
      image: preview('dates', () => t('preview.dates')),
    },
    {
      path: '/sunnah-foods',
      title: () => t('sunnahFoods.title'),
      description: () => t('sunnahFoods.description'),
      image: preview('honey', () => t('preview.honey')),
    },
    {
      path: '/how-we-check',
      title: () => t('howWeCheck.title'),
      description: () => t('howWeCheck.description'),
    },
    {
      path: '/ramadan',
      title: () => t('ramadan.title'),
      description: () => t('ramadan.description'),
      image: preview('dates', () => t('preview.dates')),
    },
    {
      path: '/eid',
      title: () => t('eid.title'),
      description: () => t('eid.description'),
      image: dish('kabsa', () => t('feast.kabsa.title')),
    },
    {
      path: '/qurbani',
      title: () => t('qurbani.title'),
      description: () => t('qurbani.description'),
      image: dish('pruneTagine', () => t('feast.pruneTagine.title')),
    },
    {
      path: '/check',
      title: () => t('check.title'),
      description: () => t('check.description'),
    },
    {
      path: '/check/changes',
      title: () => t('changes.title'),
      description: () => t('changes.description'),
    },
    {
      path: '/recipes',
      title: () => t('published.title'),
      description: () => t('published.description'),
    },
    {
      path: '/import',
      title: () => t('import.title'),
      description: () => t('import.description'),
    },
  ],
  prerender: [
    '/',
    '/home',
    '/sunnah-foods',
    '/how-we-check',
    '/ramadan',
    '/eid',
    '/qurbani',
    '/check',
    '/check/changes',
    '/import',
    '/r/:token',
    '/recipes',
    '/recipe/:slug',
  ],
  heads: { paths: ['/r/:token', '/recipes', '/recipe/:slug'], call: '/recipes/head' },
  listing: '/recipes/pages',
  offline: [
    '/auth/me',
    '/recipes?limit=24',
    '/recipes/counts',
    '/recipes/unsaved',
    '/recipes/calendar',
    '/recipes/collections',
    '/recipes/profile',
    '/shopping-list',
    '/hijri-months',
  ],
  paths: [
    '/',
    '/home',
    '/sunnah-foods',
    '/dashboard',
    '/dashboard/week',
    '/dashboard/evening',
    '/dashboard/shopping',
    '/recipes',
    '/recipe/:slug',
    '/dashboard/cooking',
    '/recipes/new',
    '/recipes/:id',
    '/recipes/:id/edit',
    '/recipes/:id/versions',
    '/r/:token',
    '/l/:token',
    '/how-we-check',
    '/ramadan',
    '/eid',
    '/qurbani',
    '/check',
    '/check/changes',
    '/import',
  ],
});

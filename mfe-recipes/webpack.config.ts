import { brand, sunnahPicturePath } from '@sufra/contracts';
import { slice } from '@sufra/web-build';

/** What a link preview shows: a drawing that svc-recipes gives. */
const preview = (food: string, alt: string) => ({
  path: `${sunnahPicturePath(food)}.png`,
  alt,
});

export default slice({
  name: 'mfe-recipes',
  title: 'The kitchen',
  pages: [
    {
      path: '/',
      title: '',
      description: brand.description,
      image: preview('dates', 'Dates on a palm branch'),
    },
    {
      path: '/sunnah-foods',
      title: 'Sunnah Foods',
      description:
        'Seventeen foods of the Prophetic tradition: what is told of them, and where it is written.',
      image: preview('honey', 'A pot of honey and honeycomb'),
    },
    {
      path: '/how-we-check',
      title: 'How we check',
      description:
        'What the halal check on each recipe does, what its answers mean, and what it cannot know.',
    },
    {
      path: '/ramadan',
      title: 'Ramadan',
      description:
        'When the suhoor ends and when iftar is, for every day of Ramadan in your town; to print, and for your calendar.',
      image: preview('dates', 'Dates on a palm branch'),
    },
  ],
  prerender: ['/', '/home', '/sunnah-foods', '/how-we-check', '/ramadan', '/r/:token'],
  heads: { paths: ['/r/:token'], call: '/recipes/head' },
  paths: [
    '/',
    '/home',
    '/sunnah-foods',
    '/dashboard',
    '/dashboard/week',
    '/recipes/:id',
    '/r/:token',
    '/how-we-check',
    '/ramadan',
  ],
});

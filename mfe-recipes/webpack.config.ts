import { brand } from '@sufra/contracts';
import { slice } from '@sufra/web-build';

export default slice({
  name: 'mfe-recipes',
  title: 'The kitchen',
  pages: [
    { path: '/', title: '', description: brand.description },
    {
      path: '/sunnah-foods',
      title: 'Sunnah Foods',
      description:
        'Seventeen foods of the Prophetic tradition: what is told of them, and where it is written.',
    },
    {
      path: '/how-we-check',
      title: 'How we check',
      description:
        'What the halal check on each recipe does, what its answers mean, and what it cannot know.',
    },
  ],
  heads: { paths: ['/r/:token'], call: '/recipes/head' },
  paths: ['/', '/home', '/sunnah-foods', '/dashboard', '/recipes/:id', '/r/:token', '/how-we-check'],
});

import { brand } from '@sufra/contracts';
import { slice } from '@sufra/web-build';
import { t } from './src/texts/text.ts';

export default slice({
  name: 'mfe-blog',
  title: () => t('slice.title'),
  // What svc-blog says of the list is in English.
  pages: [
    {
      path: '/blog',
      title: () => t('list.page.tab'),
      description: () => t('list.page.description'),
    },
  ],
  prerender: ['/blog', '/blog/:slug'],
  heads: { paths: ['/blog', '/blog/:slug'], call: '/blogs/head' },
  listing: '/blogs/pages',
  feed: { path: '/feed.xml', title: () => t('feed.title', { brand: brand.name }), call: '/blogs/feed' },
  paths: ['/blog', '/blog/:slug'],
});

import { brand } from '@sufra/contracts';
import { slice } from '@sufra/web-build';

export default slice({
  name: 'mfe-blog',
  title: 'The blog',
  prerender: ['/blog', '/blog/:slug'],
  heads: { paths: ['/blog', '/blog/:slug'], call: '/blogs/head' },
  listing: '/blogs/pages',
  feed: { path: '/feed.xml', title: `The ${brand.name} blog`, call: '/blogs/feed' },
  paths: ['/blog', '/blog/:slug'],
});

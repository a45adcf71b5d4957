import { routes } from '@sufra/service-kit';
import type { PostModel } from '../models/post-model.ts';
import { feedContent } from './feed-content.ts';
import { headOfPage } from './head-of-page.ts';
import { listPages } from './list-pages.ts';

interface Deps {
  posts: PostModel;
  siteUrl: string;
}

/** What the gateway asks for on behalf of those who run no script. */
export const pagesRoutes = ({ posts, siteUrl }: Deps) =>
  routes({
    'GET /blogs/head': ({ query }) => headOfPage(posts, query),
    'GET /blogs/pages': () => listPages(posts),
    'GET /blogs/feed': ({ query }) => feedContent({ posts, siteUrl, ...query }),
  });

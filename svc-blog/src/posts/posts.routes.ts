import { routes } from '@sufra/service-kit';
import { listPosts } from './list-posts.ts';
import type { PostModel } from './post-model.ts';

export const postsRoutes = ({ posts }: { posts: PostModel }) =>
  routes({
    'GET /blogs': async () => ({ blogs: await listPosts({ posts }) }),
  });

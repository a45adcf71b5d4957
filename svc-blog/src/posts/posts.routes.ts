import { routes } from '@sufra/service-kit';
import type { BlogStore } from './blog-store.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import { findPost } from './find-post.ts';
import { countPosts, listPosts } from './list-posts.ts';
import { updatePost } from './update-post.ts';

export function postsRoutes(store: BlogStore) {
  const { posts } = store;
  return routes({
    'GET /blogs': ({ query }) => listPosts(posts, query),
    'GET /blogs/counts': ({ query }) => countPosts(posts, query),
    'GET /blogs/{slug}': ({ params }) => findPost(posts, params.slug),
    'POST /blogs': async ({ body, file, caller }) => ({
      blog: await createPost(store, { form: body, file, authorId: caller.userId }),
    }),
    'PUT /blogs/{id}': async ({ params, body, file }) => ({
      blog: await updatePost(store, { id: params.id, form: body, file }),
    }),
    'DELETE /blogs/{id}': ({ params }) => deletePost(store, params.id),
  });
}

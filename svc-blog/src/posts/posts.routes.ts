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
    'GET /blogs/{post}': ({ params }) => findPost(posts, params.post),
    'POST /blogs': async ({ body, file, caller }) => ({
      blog: await createPost(store, { form: body, file, authorId: caller.userId }),
    }),
    'PUT /blogs/{post}': async ({ params, body, file }) => ({
      blog: await updatePost(store, { id: params.post, form: body, file }),
    }),
    'DELETE /blogs/{post}': ({ params }) => deletePost(store, params.post),
  });
}

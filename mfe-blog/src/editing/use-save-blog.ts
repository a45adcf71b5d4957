import { type Blog, messages } from '@sufra/contracts';
import { ApiError, NetworkError, say } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blogQuery } from '../blog/api/blog.ts';
import { blogsQuery } from '../blog/api/blogs.ts';
import { saveBlog } from './save-blog.ts';

export function useSaveBlog() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveBlog,
    onSuccess: (blog: Blog) => {
      client.setQueryData(blogQuery(blog.slug).queryKey, blog);
      void client.invalidateQueries({ queryKey: blogsQuery.queryKey });
    },
  });
}

export const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'edit_conflict';

export const isAboutCover = (error: unknown) =>
  error instanceof ApiError && (error.code === 'image_too_large' || error.code === 'not_an_image');

/** Why it was not saved, in the server's words if it had any. */
export function saveProblem(error: unknown, isNew: boolean): string {
  if (error instanceof ApiError) {
    return error.said ?? (isNew ? say(messages.createBlogFallback) : say(messages.updateBlogFallback));
  }
  if (error instanceof NetworkError) return error.message;
  return say(messages.networkFailure);
}

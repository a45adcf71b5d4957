import { type BlogSummary, messages } from '@sufra/contracts';
import { ApiError, call, NetworkError, toast } from '@sufra/web-kit';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { blogQuery } from '../blog/api/blog.ts';
import { blogsQuery } from '../blog/api/blogs.ts';

const isGoneAlready = (error: unknown) => error instanceof ApiError && error.status === 404;

async function deleteBlog({ _id }: BlogSummary) {
  try {
    await call('DELETE /blogs/{id}', { params: { id: _id } });
  } catch (error) {
    if (!isGoneAlready(error)) throw error;
  }
}

const reasonOf = (error: Error) => {
  if (error instanceof NetworkError) return messages.deleteBlogFallback;
  return (error instanceof ApiError && error.said) || messages.deleteBlogFallback;
};

/** The post goes from the list at once, and comes back to its place when it could not be deleted. */
export function useDeleteBlog() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteBlog,
    onMutate: blog => takeOut(client, blog),
    onSuccess: (_answer, blog) => {
      client.removeQueries({ queryKey: blogQuery(blog.slug).queryKey });
      void client.invalidateQueries({ queryKey: blogsQuery.queryKey });
      toast(messages.blogDeleted);
    },
    onError: (error, _blog, taken) => {
      if (taken) putBack(client, taken);
      toast({ tone: 'danger', message: reasonOf(error) });
    },
  });
}

interface Taken {
  blog: BlogSummary;
  place: number;
}

async function takeOut(client: QueryClient, { _id }: BlogSummary): Promise<Taken | undefined> {
  const { queryKey } = blogsQuery;
  await client.cancelQueries({ queryKey });
  const blogs = client.getQueryData(queryKey)?.blogs ?? [];
  const place = blogs.findIndex(blog => blog._id === _id);
  const blog = blogs[place];
  if (!blog) return undefined;
  client.setQueryData(queryKey, { blogs: blogs.toSpliced(place, 1) });
  return { blog, place };
}

function putBack(client: QueryClient, { blog, place }: Taken) {
  client.setQueryData(blogsQuery.queryKey, known => {
    if (!known || known.blogs.some(({ _id }) => _id === blog._id)) return known;
    return { blogs: known.blogs.toSpliced(place, 0, blog) };
  });
}

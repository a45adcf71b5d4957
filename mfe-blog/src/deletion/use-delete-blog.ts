import { type AnswerOf, type BlogSummary, messages } from '@sufra/contracts';
import { ApiError, call, NetworkError, say, toast } from '@sufra/web-kit';
import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { blogQuery } from '../blog/api/blog.ts';
import { blogsQuery } from '../blog/api/blogs.ts';

const isGoneAlready = (error: unknown) => error instanceof ApiError && error.status === 404;

async function deleteBlog({ _id }: BlogSummary) {
  try {
    await call('DELETE /blogs/{post}', { params: { post: _id } });
  } catch (error) {
    if (!isGoneAlready(error)) throw error;
  }
}

const reasonOf = (error: Error) => {
  if (error instanceof NetworkError) return say(messages.deleteBlogFallback);
  return (error instanceof ApiError && error.said) || say(messages.deleteBlogFallback);
};

/** The post goes from the list at once, and comes back to its place when it could not be deleted. */
export function useDeleteBlog() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteBlog,
    onMutate: blog => takeOut(client, blog),
    onSuccess: (_answer, blog) => {
      client.removeQueries({ queryKey: blogQuery(blog.slug).queryKey });
      toast(say(messages.blogDeleted));
    },
    onError: (error, _blog, taken) => {
      if (taken) putBack(client, taken);
      toast({ tone: 'danger', message: reasonOf(error) });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: blogsQuery.queryKey }),
  });
}

type Pages = InfiniteData<AnswerOf<'GET /blogs'>>;
type Taken = readonly [QueryKey, Pages][];

const isPages = (data: unknown): data is Pages => Array.isArray((data as Partial<Pages> | undefined)?.pages);

/** Answers the lists as they were. */
async function takeOut(client: QueryClient, { _id }: BlogSummary): Promise<Taken> {
  const { queryKey } = blogsQuery;
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
  const lists = client
    .getQueriesData({ queryKey })
    .flatMap(([key, data]): [QueryKey, Pages][] => (isPages(data) ? [[key, data]] : []));
  for (const [key, data] of lists) {
    const pages = data.pages.map(page => ({ ...page, blogs: page.blogs.filter(blog => blog._id !== _id) }));
    client.setQueryData(key, { ...data, pages });
  }
  return lists;
}

function putBack(client: QueryClient, taken: Taken) {
  for (const [key, data] of taken) client.setQueryData(key, data);
}

import { messages } from '@sufra/contracts';
import { ApiError, call, say } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

export const blogQuery = (slug: string) =>
  queryOptions({
    queryKey: ['blog', slug],
    queryFn: async ({ signal }) => {
      const blog = await call('GET /blogs/{post}', { params: { post: slug }, signal });
      // Some words are addresses of the API's own (the feed, the sitemap): what they answer is no post.
      if (!blog?.slug)
        throw new ApiError({ status: 404, code: 'not_found', message: say(messages.blogNotFound) });
      return blog;
    },
  });

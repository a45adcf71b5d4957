import { messages } from '@sufra/contracts';
import { EmptyState, ErrorState } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { blogsQuery } from './api/blogs.ts';
import { BlogListSkeleton } from './blog-list-skeleton.tsx';
import { SearchableBlogs } from './searchable-blogs.tsx';

export function BlogList() {
  const blogs = useQuery(blogsQuery);

  if (blogs.isPending) return <BlogListSkeleton />;
  if (blogs.isError) {
    return (
      <ErrorState
        title={messages.blogListFailure}
        error={blogs.error}
        onRetry={blogs.refetch}
        retrying={blogs.isFetching}
      />
    );
  }
  if (blogs.data.length === 0) {
    return <EmptyState title="No blogs published yet">The first one is being written.</EmptyState>;
  }
  return <SearchableBlogs blogs={blogs.data} />;
}

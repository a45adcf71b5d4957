import { type BlogSummary, messages } from '@sufra/contracts';
import { EmptyState, ErrorState } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { blogsQuery } from '../blog/api/blogs.ts';
import { BlogListSkeleton } from './blog-list-skeleton.tsx';
import { SearchableBlogs } from './searchable-blogs.tsx';

export interface BlogListProps {
  /** For those who may write. */
  onEdit: ((blog: BlogSummary) => void) | undefined;
}

export function BlogList({ onEdit }: BlogListProps) {
  const blogs = useQuery(blogsQuery);

  if (blogs.isPending) return <BlogListSkeleton />;
  if (!blogs.data) {
    return (
      <ErrorState
        title={messages.blogListFailure}
        error={blogs.error}
        onRetry={blogs.refetch}
        retrying={blogs.isFetching}
      />
    );
  }
  if (blogs.data.blogs.length === 0) {
    return <EmptyState title="No blogs published yet">The first one is being written.</EmptyState>;
  }
  return <SearchableBlogs blogs={blogs.data.blogs} onEdit={onEdit} />;
}

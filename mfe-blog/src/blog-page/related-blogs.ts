import type { BlogSummary } from '@sufra/contracts';

const most = 3;

const newer = (one: BlogSummary, other: BlogSummary) =>
  Number(one.createdAt < other.createdAt) - Number(one.createdAt > other.createdAt);

/** Those that share the most tags first; among equals the newest. */
export function relatedBlogs(blogs: readonly BlogSummary[], to: BlogSummary): BlogSummary[] {
  const tags = new Set(to.tags.map(tag => tag.toLowerCase()));
  const shared = (blog: BlogSummary) => blog.tags.filter(tag => tags.has(tag.toLowerCase())).length;
  return blogs
    .filter(({ _id }) => _id !== to._id)
    .map(blog => ({ blog, shared: shared(blog) }))
    .sort((one, other) => other.shared - one.shared || newer(one.blog, other.blog))
    .slice(0, most)
    .map(({ blog }) => blog);
}

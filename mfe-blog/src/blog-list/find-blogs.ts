import type { BlogSummary } from '@sufra/contracts';
import { matchesWords } from '@sufra/web-kit';

export const findBlogs = (blogs: BlogSummary[], words: string) =>
  blogs.filter(blog => matchesWords(words, textsOf(blog)));

const textsOf = ({ title, tags, metaTitle, metaDescription, excerpt }: BlogSummary) => [
  title,
  ...tags,
  metaTitle,
  metaDescription,
  excerpt,
];

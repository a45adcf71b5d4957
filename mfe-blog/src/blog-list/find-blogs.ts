import type { BlogSummary } from '@sufra/contracts';

/** The posts that hold each of the words somewhere, in any case, with or without accents. */
export function findBlogs(blogs: BlogSummary[], search: string) {
  const words = plain(search).split(/\s+/);
  return blogs.filter(blog => {
    const text = plain(textOf(blog));
    return words.every(word => text.includes(word));
  });
}

const textOf = ({ title, tags, metaTitle, metaDescription, excerpt }: BlogSummary) =>
  [title, ...tags, metaTitle, metaDescription, excerpt].join('\n');

// \p{M}: the accents that NFKD parts from their letters.
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

import { type BlogSummary, tagKey } from '@sufra/contracts';
import { matchesWords } from '@sufra/web-kit';

export interface Sought {
  words: string;
  tag: string;
  /** Of posts in whose text the server found the words. */
  inContent: ReadonlySet<string>;
}

export const findBlogs = (blogs: BlogSummary[], { words, tag, inContent }: Sought) =>
  blogs.filter(blog => carries(blog, tag) && (inContent.has(blog._id) || matchesWords(words, textsOf(blog))));

const carries = ({ tags }: BlogSummary, tag: string) =>
  tag === '' || tags.some(each => tagKey(each) === tagKey(tag));

const textsOf = ({ title, tags, metaTitle, metaDescription }: BlogSummary) => [
  title,
  ...tags,
  metaTitle,
  metaDescription,
];

import { type BlogSummary, tagKey } from '@sufra/contracts';
import { matchesWords } from '@sufra/web-kit';
import type { apiStandIn } from '@sufra/web-kit/testing';

/** An API that keeps these posts: it answers their pages, searches and counts as the service does, but knows no content. */
export function keepBlogs(api: ReturnType<typeof apiStandIn>, blogs: BlogSummary[]) {
  api.reply('GET /blogs', asked => {
    const found = findIn(blogs, asked);
    const after = Number(asked.searchParams.get('after') ?? 0);
    const end = after + Number(asked.searchParams.get('limit') ?? 50);
    return { body: { blogs: found.slice(after, end), next: end < found.length ? String(end) : null } };
  });
  api.reply('GET /blogs/counts', asked => ({
    body: { ...countOf(findIn(blogs, asked)), elsewhere: countOf(findIn(blogs, inOthers(asked))) },
  }));
}

const countOf = ({ length: found }: BlogSummary[]) => ({ found, isMore: false });

function inOthers({ href }: URL) {
  const asked = new URL(href);
  asked.searchParams.set('notLanguage', asked.searchParams.get('language') ?? '');
  asked.searchParams.delete('language');
  return asked;
}

function findIn(blogs: BlogSummary[], { searchParams }: URL) {
  const [q = '', tag = '', language, notLanguage] = ['q', 'tag', 'language', 'notLanguage'].map(
    name => searchParams.get(name) ?? '',
  );
  return blogs.filter(
    ({ title, tags, metaTitle, metaDescription, language: own }) =>
      (!language || own === language) &&
      own !== notLanguage &&
      (tag === '' || tags.some(each => tagKey(each) === tagKey(tag))) &&
      matchesWords(q, [title, ...tags, metaTitle, metaDescription]),
  );
}

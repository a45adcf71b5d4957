import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AnswerOf } from '@sufra/contracts';
import { pageOf } from '@sufra/service-kit';
import { ask } from '@sufra/service-kit/testing';
import { aPost } from '../../test/a-post.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { postsFilter } from './list-posts.ts';

const count = 205;
/** Three at each moment, so that the moment alone does not tell them apart. */
const posts = Array.from({ length: count }, (_, place) =>
  aPost({
    title: `Post ${place}`,
    createdAt: new Date(Date.UTC(2026, 0, 1) - Math.floor(place / 3)),
    tags: [place % 40 === 0 ? 'Rare' : 'Common'],
  }),
);

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
  await under.posts.collection.insertMany(posts);
});
afterAll(() => under.stop());

type Page = AnswerOf<'GET /blogs'>;

async function page(query: Record<string, string>): Promise<Page> {
  const { status, body } = await ask(under.service.url, `GET /blogs?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body;
}

async function walk(query: Record<string, string> = {}, meanwhile = async () => {}) {
  const pages = [await page(query)];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    await meanwhile();
    pages.push(await page({ ...query, after: next }));
  }
  return pages;
}

const titlesOf = (pages: Page[]) => pages.flatMap(({ blogs }) => blogs.map(({ title }) => title));

describe('the pages of the blog', () => {
  test('hold each post once, fifty at a time unless said', async () => {
    const pages = await walk();
    expect(pages.map(({ blogs }) => blogs.length)).toEqual([50, 50, 50, 50, 5]);
    const all = titlesOf(pages);
    expect(new Set(all).size).toBe(count);
    expect(titlesOf(await walk({ limit: '200' }))).toEqual(all);
  });

  test('of a search and of a tag are as many as there are of these', async () => {
    for (const [query, found] of [
      [{ tag: 'rare' }, 6],
      [{ q: 'POST 20' }, 7],
      [{ q: 'post', tag: 'rare' }, 6],
      [{ q: 'nowhere' }, 0],
      [{ q: '🍋' }, 0],
      [{}, count],
    ] as [Record<string, string>, number][]) {
      expect(titlesOf(await walk({ ...query, limit: '4' }))).toHaveLength(found);
      const { body } = await ask(under.service.url, `GET /blogs/counts?${new URLSearchParams(query)}`);
      expect(body).toEqual({ found: Math.min(found, 200), isMore: found > 200, elsewhere: null });
    }
  });

  test('move by no post that comes or goes meanwhile', async () => {
    const before = titlesOf(await walk());
    const gone = posts.find(({ title }) => title === before[140]);
    const pages = await walk({ limit: '60' }, async () => {
      await under.posts.create(aPost({ title: 'New', createdAt: new Date() }));
      await under.posts.deleteOne({ _id: gone?._id });
      // the one that the cursor names
      await under.posts.deleteOne({ title: before[59] });
    });
    expect(titlesOf(pages)).toEqual(before.filter((_, place) => place !== 140));
  });

  test.each([
    'limit=0',
    'limit=201',
    'limit=x',
    'after=',
    'after=x',
    'after=1&after=2',
    `after=${'a'.repeat(1_001)}`,
  ])('are not asked for by %s', async query => {
    const { status, body } = await ask(under.service.url, `GET /blogs?${query}`);
    expect([status, body.code]).toEqual([400, 'invalid_request']);
  });

  test.each([
    ['of all', {}, 14],
    ['of a rare tag', { tag: 'rare' }, 9],
  ])('%s are found by an index, the last as soon as the first', async (_what, filter, most) => {
    const { next } = await page({ ...filter, limit: '5' });
    for (const after of [undefined, next ?? undefined]) {
      const asked = pageOf({ by: 'createdAt', kind: 'date' }, { limit: 10, after });
      const explained = await under.posts
        .find({ $and: [postsFilter(filter) ?? {}, asked.filter] })
        .sort(asked.sort)
        .limit(asked.limit)
        .explain('executionStats');
      const { executionStats, queryPlanner } = JSON.parse(JSON.stringify(explained));
      expect(JSON.stringify(queryPlanner.winningPlan)).toContain('"IXSCAN"');
      expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(most);
    }
  });
});

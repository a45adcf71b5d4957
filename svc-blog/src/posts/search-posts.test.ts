import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '@sufra/service-kit/testing';
import { aPost } from '../../test/a-post.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
  await under.posts.create([
    aPost({
      title: 'Börek from İzmir',
      tags: ['Batch Cooking', 'Çay'],
      content: '<p>Fold the pastry.</p><p>Then bake<strong>r</strong>.</p>',
      metaTitle: 'A crisp one',
      metaDescription: 'With a crust of sesame.',
    }),
    aPost({ title: 'Olives', tags: ['Basics'], content: '<p>In brine. تَلبينة 5.0*</p>' }),
  ]);
});
afterAll(() => under.stop());

async function found(query: Record<string, string>): Promise<string[]> {
  const { status, body } = await ask(under.service.url, `GET /blogs?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body.blogs.map(({ title }: { title: string }) => title).sort();
}

describe('a search', () => {
  test.each([
    ['a title', 'borek'],
    ['a title, in other letters of the same', 'BÖREK izmir'],
    ['a tag', 'batch'],
    ['the meta title', 'crisp'],
    ['the meta description', 'sesame'],
    ['the content', 'pastry'],
    ['a word that is partly strong', 'baker'],
    ['a part of a word', 'past'],
    ['words of several of them', 'sesame börek çay'],
  ])('by %s finds the post', async (_where, q) => {
    expect(await found({ q })).toEqual(['Börek from İzmir']);
  });

  test('finds what has every word, and without a word everything', async () => {
    expect(await found({ q: 'borek olives' })).toEqual([]);
    expect(await found({ q: '   ' })).toEqual(['Börek from İzmir', 'Olives']);
  });

  test('finds Arabic with and without its points', async () => {
    expect(await found({ q: 'تلبينة' })).toEqual(['Olives']);
  });

  test('does not find what is not written: tags of HTML, and words across paragraphs', async () => {
    for (const q of ['strong', 'pastryThen']) expect(await found({ q })).toEqual([]);
  });

  test.each(['.*', '(a+)+$', '[', '\\', '$where', '{"$gt":""}', '^', '🍋'])(
    'for %j looks for its letters, as text',
    async q => {
      const letters = /[a-z]/.test(q);
      expect(await found({ q })).toEqual(letters && q === '(a+)+$' ? await found({ q: 'a' }) : []);
    },
  );

  test('that could be a pattern takes no longer than another', async () => {
    const leastTimeOf = async (q: string) => {
      const times: number[] = [];
      for (let tries = 0; tries < 5; tries++) {
        const began = performance.now();
        await found({ q: q.slice(0, 200) });
        times.push(performance.now() - began);
      }
      return Math.min(...times);
    };
    const ordinary = await leastTimeOf('olive '.repeat(33));
    // One that were taken for a pattern would not come to an end.
    for (const q of ['(a+)+$', '.*'.repeat(50), `${'a?'.repeat(50)}${'a'.repeat(50)}`, 'a '.repeat(100)])
      expect(await leastTimeOf(q)).toBeLessThan(20 * ordinary + 100);
  });

  test.each(['q', 'tag'])('that is too long, or not one text, is refused (%s)', async name => {
    expect((await ask(under.service.url, `GET /blogs?${name}=${'x'.repeat(10_000)}`)).status).toBe(400);
    expect((await ask(under.service.url, `GET /blogs?${name}=a&${name}=b`)).status).toBe(400);
  });

  test.each(['q[$ne]=x', 'q[$regex]=.*', 'tag[$gt]=', '$where=1', 'sort=-content'])(
    'knows nothing of %s',
    async query => {
      const { status, body } = await ask(under.service.url, `GET /blogs?${query}`);
      expect([status, body.blogs]).toEqual([200, expect.any(Array)]);
      expect(body.blogs).toHaveLength(2);
    },
  );
});

describe('a tag', () => {
  test.each(['Batch Cooking', 'batch cooking', ' BATCH  COOKING '])('(%j) names its posts', async tag => {
    expect(await found({ tag })).toEqual(['Börek from İzmir']);
  });

  test('is meant as a whole', async () => {
    expect(await found({ tag: 'batch' })).toEqual([]);
    expect(await found({ tag: 'cay', q: 'sesame' })).toEqual(['Börek from İzmir']);
  });
});

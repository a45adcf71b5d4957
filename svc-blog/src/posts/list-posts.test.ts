import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { BlogSummary } from '@sufra/contracts';
import { ask } from '@sufra/service-kit/testing';
import { aPicture } from '../../test/a-picture.ts';
import { aPost } from '../../test/a-post.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterEach(() => under.posts.deleteMany({}));
afterAll(() => under.stop());

describe('the list of posts', () => {
  test('is answered newest first to every caller, each field as the contract says and no content', async () => {
    const older = aPost({ createdAt: new Date('2026-09-01T08:00:00Z') });
    const newer = aPost({
      createdAt: new Date('2026-09-02T08:00:00Z'),
      coverPicture: aPicture(),
      coverAlt: 'A bowl',
    });
    await under.posts.create(older, newer);
    const { status, body } = await listed();
    expect([status, body]).toEqual([200, { blogs: [onTheWire(newer), onTheWire(older)], next: null }]);
  });

  test('is at every replica as it is now, after each change', async () => {
    const replica = await under.startReplica();
    const titles = async () =>
      (await ask(replica.url, 'GET /blogs')).body.blogs.map(({ title }: BlogSummary) => title);
    try {
      const fields = { title: 'One', content: '<p>x</p>' };
      const { blog } = (await under.send('POST /blogs', { fields })).body;
      expect(await titles()).toEqual(['One']);
      await under.send(`PUT /blogs/${blog._id}`, { fields: { ...fields, title: 'Two', version: '1' } });
      expect(await titles()).toEqual(['Two']);
      await ask(under.service.url, `DELETE /blogs/${blog._id}`, { token: under.token });
      expect(await titles()).toEqual([]);
    } finally {
      await replica.stop();
    }
  });

  test('of a blog without posts is empty', async () => {
    expect((await listed()).body).toEqual({ blogs: [], next: null });
  });

  test('keeps one order when posts are of the same instant', async () => {
    await under.posts.create([1, 2, 3, 4, 5].map(n => aPost({ title: `Post ${n}` })));
    const first = await listed();
    expect(first.body.blogs).toHaveLength(5);
    expect((await listed()).body).toEqual(first.body);
  });
});

test('two posts cannot have one slug', async () => {
  await under.posts.create(aPost({ slug: 'the-one' }));
  await expect(under.posts.create(aPost({ slug: 'the-one' }))).rejects.toMatchObject({ code: 11000 });
});

const listed = () => ask(under.service.url, 'GET /blogs');

const onTheWire = (post: ReturnType<typeof aPost>): BlogSummary =>
  BlogSummary.parse(JSON.parse(JSON.stringify({ ...post, coverImage: post.coverPicture?.src ?? null })));

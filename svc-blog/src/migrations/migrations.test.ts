import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '@sufra/service-kit/testing';
import { aPost } from '../../test/a-post.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

/** A replica of this version over a database that only the version before has used. */
async function startNewer() {
  await under.platform.database.connection.collection('migrations').deleteMany({});
  return under.startReplica();
}

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

test('a post of the time before the index of parts of words is found by them, and stays as it is', async () => {
  const { searchParts: _, ...old } = aPost({
    title: 'Pomegranates',
    slug: 'pomegranates',
    content: '<p>With pictures.</p>',
    coverAlt: 'Half a fruit',
  });
  await under.posts.collection.insertOne({ ...old, v: 3 });
  const newer = await startNewer();
  try {
    const { body } = await ask(newer.url, 'GET /blogs?q=granat');
    expect(body.blogs).toMatchObject([{ title: 'Pomegranates', coverAlt: 'Half a fruit' }]);
    expect((await ask(newer.url, 'GET /blogs/pomegranates')).body.version).toBe(3);
  } finally {
    await newer.stop();
  }
});

test('a post that was saved by an earlier folding is found by both', async () => {
  const before = { searchText: 'çay ısırgan', searchParts: ['çay', 'ısırgan'] };
  const content = '<p>Çay.</p>';
  const old = aPost({ title: 'Isırgan', slug: 'isirgan', content, ...before });
  await under.posts.collection.insertOne({ ...old, v: 2 });
  for (const _ of ['once', 'twice']) {
    const newer = await startNewer();
    try {
      const { body } = await ask(newer.url, `GET /blogs?q=${encodeURIComponent('isirgan cay')}`);
      expect(body.blogs).toMatchObject([{ title: 'Isırgan' }]);
    } finally {
      await newer.stop();
    }
  }
  const after = await under.posts.findOne({ slug: 'isirgan' }).lean();
  expect(after).toMatchObject({ v: 2, searchParts: expect.arrayContaining(before.searchParts) });
});

test('a post of the time before covers and search is found, read and saved like any other', async () => {
  await under.posts.collection.insertOne({
    title: 'Talbina',
    slug: 'talbina',
    content: '<p onclick="x()">A quiet bowl.</p>',
    excerpt: 'A quiet bowl.',
    coverImage: null,
    ...{ coverAlt: '', tags: ['Barley'], metaTitle: '', metaDescription: '', author: 'Maryam' },
    ...{ createdAt: new Date('2026-10-16T07:10:00Z'), updatedAt: new Date('2026-10-16T07:10:00Z') },
  });
  const newer = await startNewer();
  try {
    const { body } = await ask(newer.url, 'GET /blogs?q=quiet&tag=barley');
    expect(body.blogs).toHaveLength(1);
    const { body: blog } = await ask(newer.url, 'GET /blogs/talbina');
    expect(blog).toMatchObject({ content: '<p>A quiet bowl.</p>', version: 1, readingMinutes: 1 });
    const fields = { title: 'Talbina', content: '<p>A warm bowl.</p>', version: '1' };
    expect((await under.send(`PUT /blogs/${blog._id}`, { fields })).body.blog.version).toBe(2);
  } finally {
    await newer.stop();
  }
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '@sufra/service-kit/testing';
import { aPost } from '../../test/a-post.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const turning = /[\u202a-\u202e\u2066-\u2069]/;
const fields = {
  title: '\u202eOlives\u202c today',
  content: '<p>Go\u202eod &#x202e;olives &#8238;here, می\u200cشود.</p>',
  tags: '["Ol\\u202eives"]',
  metaTitle: 'Olives\u2067',
  metaDescription: '\u202bA jar.',
};

test('a post cannot turn the page round it, nor its head, its feed or its preview', async () => {
  const { status, body } = await under.send('POST /blogs', { fields });
  expect(status).toBe(201);
  expect(body.blog).toMatchObject({
    ...{ title: 'Olives today', content: '<p>Good olives here, می\u200cشود.</p>', tags: ['Olives'] },
    ...{ metaTitle: 'Olives', metaDescription: 'A jar.', slug: 'olives-today' },
  });
  const head = await ask(under.service.url, 'GET /blogs/head?path=%2Fblog%2Folives-today');
  const feed = await ask(under.service.url, 'GET /blogs/feed');
  expect([head.body.title, feed.status]).toEqual(['Olives - Sufra', 200]);
  for (const answer of [head.body, feed.body]) expect(JSON.stringify(answer)).not.toMatch(turning);
});

test.each(['<p>\u202e\u200f</p>', '<p>&#x202e;</p>', '\u2068'])('the content %j is none', async content => {
  const { status, body } = await under.send('POST /blogs', { fields: { ...fields, content } });
  expect([status, body.code, body.details?.[0]?.path]).toEqual([400, 'invalid_request', 'content']);
});

test('a post that was stored before is straightened by a newer version', async () => {
  const old = aPost({
    title: 'Fi\u202egs',
    slug: 'figs',
    content: '<p>Ri\u2067pe.</p>',
    excerpt: 'Ri\u2067pe.',
  });
  await under.posts.collection.insertOne({ ...old, v: 3 });
  await under.platform.database.connection.collection('migrations').deleteMany({});
  const newer = await under.startReplica();
  try {
    const { body } = await ask(newer.url, 'GET /blogs/figs');
    expect(body).toMatchObject({ title: 'Figs', content: '<p>Ripe.</p>', excerpt: 'Ripe.', version: 3 });
  } finally {
    await newer.stop();
  }
});

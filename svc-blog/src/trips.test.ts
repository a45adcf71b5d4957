import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { differingTrips } from '@sufra/service-kit/testing';
import { aPost } from '../test/a-post.ts';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const written = (more: Record<string, string> = {}) => {
  const form = new FormData();
  const fields = { title: 'Figs', content: '<p>Fresh, or dried.</p>', tags: '["figs"]', ...more };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

test('each call makes as many trips to the database as this table says', async () => {
  const { token } = under;
  const post = aPost();
  await under.posts.create(post);

  expect(
    await differingTrips(under.service.url, [
      { call: 'GET /blogs', trips: 1 },
      { call: 'GET /blogs?q=olives&tag=olives', trips: 1 },
      { call: 'GET /blogs?language=en', trips: 1 },
      { call: 'GET /blogs/counts', trips: 1 },
      { call: 'GET /blogs/counts?language=en', trips: 2 },
      { call: 'GET /blogs/head?path=/blogs', trips: 0 },
      { call: 'GET /blogs/feed', trips: 1 },
      { call: `GET /blogs/${post.slug}`, trips: 2 },
      { call: 'GET /blogs/not-there', status: 404, trips: 1 },
      { call: 'POST /blogs', token, body: written(), status: 201, trips: 5 },
      { call: `PUT /blogs/${post._id}`, token, body: written({ version: String(post.v) }), trips: 4 },
      { call: `DELETE /blogs/${post._id}`, token, trips: 4 },
    ]),
  ).toEqual([]);
});

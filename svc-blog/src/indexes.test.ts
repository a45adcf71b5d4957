import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask, queriesWithoutIndex } from '@sufra/service-kit/testing';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

async function live() {
  const fields = { title: 'Olives', content: '<p>In brine.</p>', tags: '["Basics"]' };
  const { blog } = (await under.send('POST /blogs', { fields })).body;
  for (const path of [
    '',
    '?q=brine',
    '?tag=basics',
    '?language=en',
    '?notLanguage=en',
    '/counts',
    '/counts?q=brine',
    '/counts?language=en',
    '/feed',
    '/pages',
    `/${blog.slug}`,
  ])
    await ask(under.service.url, `GET /blogs${path}`);
  await ask(under.service.url, `GET /blogs/head?path=/blog/${blog.slug}`);
  await under.send(`PUT /blogs/${blog._id}`, { fields: { ...fields, version: '1' } });
  await ask(under.service.url, `DELETE /blogs/${blog._id}`, { token: under.token });
}

test('each query of a reader’s and a moderator’s day uses an index, but for the count of all, which ends at two hundred', async () => {
  const { scanning, seen } = await queriesWithoutIndex(under.platform.database.connection, live);
  expect(scanning).toEqual(['countDocuments posts by deletedAt']);
  expect(seen).toEqual(
    expect.arrayContaining([
      'countDocuments posts by searchParts, deletedAt',
      'find pictures by sweepAt, in the order of sweepAt',
      'find posts by deletedAt, searchParts, in the order of createdAt, _id',
      'find posts by deletedAt, tagKeys, in the order of createdAt, _id',
      'find posts by deletedAt, language, in the order of createdAt, _id',
      'find posts by translationGroup, _id, deletedAt',
      'find posts by pendingAt, leaseUntil',
      'findOne posts by slug, deletedAt',
    ]),
  );
});

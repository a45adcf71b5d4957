import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type BlogSummary, limits, siteLanguages } from '@sufra/contracts';
import { ask } from '@sufra/service-kit/testing';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';
import { readConfig } from './config.ts';
import { seedDemo } from './demo.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

test('a new blog gets six posts, and one of them in every language, within the editor’s own limits, however often it is seeded', async () => {
  const config = readConfig(under.env());
  for (let time = 0; time < 3; time++) await seedDemo({ config });
  const { body } = await ask(under.service.url, 'GET /blogs');
  const blogs: BlogSummary[] = body.blogs;
  expect(blogs.filter(({ language }) => language === 'en')).toHaveLength(6);
  expect(new Set(blogs.map(({ language }) => language))).toEqual(new Set(siteLanguages));
  const { body: dates } = await ask(under.service.url, 'GET /blogs/why-the-fast-ends-with-dates');
  expect(dates.translations).toHaveLength(siteLanguages.length - 1);
  for (const { title, metaDescription, excerpt, slug } of blogs) {
    expect(title.length).toBeLessThanOrEqual(limits.blogTitleLength);
    expect(metaDescription.length).toBeGreaterThanOrEqual(limits.blogMetaDescriptionRecommendedFrom);
    expect(metaDescription.length).toBeLessThanOrEqual(limits.blogMetaDescriptionLength);
    expect(excerpt).not.toMatch(/[<>]/);
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  }
  const covers = blogs.flatMap(({ coverImage }) => coverImage ?? []);
  expect(covers).toHaveLength(4);
  for (const cover of covers) expect((await fetch(under.service.url + cover)).status).toBe(200);
  expect(await under.pictures.countDocuments()).toBe(4);
}, 90_000);

test('outside local mode there is no demo', async () => {
  const config = readConfig(under.env({ MODE: 'production', EVENT_BUS_URL: 'amqp://svc@localhost' }));
  await expect(seedDemo({ config })).rejects.toThrow('for local mode alone');
});

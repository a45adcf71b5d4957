import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type Blog, type BlogSummary, messages } from '@sufra/contracts';
import { ask } from '@sufra/service-kit/testing';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterEach(() => under.posts.deleteMany({}));
afterAll(() => under.stop());

const send = (call: string, fields: Record<string, string>) => under.send(call, { fields });
const created = (fields: Record<string, string>) =>
  send('POST /blogs', { content: '<p>x</p>', title: 'A post', ...fields });
async function written(fields: Record<string, string>): Promise<Blog> {
  const { status, body } = await created(fields);
  expect(status).toBe(201);
  return body.blog;
}
const changed = ({ _id, version }: Blog, fields: Record<string, string>) =>
  send(`PUT /blogs/${_id}`, { title: 'A post', content: '<p>x</p>', version: String(version), ...fields });
const read = async ({ slug }: Pick<Blog, 'slug'>): Promise<Blog> =>
  (await ask(under.service.url, `GET /blogs/${slug}`)).body;
const titles = async (query: string) =>
  (await ask(under.service.url, `GET /blogs?${query}`)).body.blogs.map(({ title }: BlogSummary) => title);
const refusal = (message: string) => ({
  status: 400,
  body: { details: [{ path: 'translationOf', message }] },
});
const inArabic = { title: 'زيتون', language: 'ar' };

test('a post is in the language that its author names, in English where none is', async () => {
  expect(await written({ title: 'Olives' })).toMatchObject({ language: 'en', translations: [] });
  expect(await written(inArabic)).toMatchObject({ language: 'ar' });
  expect(await created({ language: 'de' })).toMatchObject({ status: 400 });
});

test('a list is that of a language, or of all others, and so are its counts', async () => {
  await written({ title: 'Olives' });
  await written({ title: 'Figs' });
  await written(inArabic);

  expect(await titles('language=ar')).toEqual(['زيتون']);
  expect(await titles('notLanguage=ar')).toEqual(['Figs', 'Olives']);
  expect(await titles('')).toEqual(['زيتون', 'Figs', 'Olives']);
  const counts = async (query: string) => (await ask(under.service.url, `GET /blogs/counts?${query}`)).body;
  expect(await counts('language=en')).toEqual({
    found: 2,
    isMore: false,
    elsewhere: { found: 1, isMore: false },
  });
  expect(await counts('q=olives&language=ar')).toMatchObject({ found: 0, elsewhere: { found: 1 } });
  expect(await counts('')).toMatchObject({ found: 3, elsewhere: null });
});

test('one that a replica of the version before has saved, without a language, is in English', async () => {
  const { _id } = await written({ title: 'Olives' });
  await under.posts.collection.updateOne(
    { title: 'Olives' },
    { $unset: { language: '', translationGroup: '' } },
  );

  expect(await titles('language=en')).toEqual(['Olives']);
  expect(await titles('notLanguage=en')).toEqual([]);
  expect(await read({ slug: 'olives' })).toMatchObject({ _id, language: 'en', translations: [] });
});

test('a translation and its original name each other, and so does a third of either', async () => {
  const olives = await written({ title: 'Olives' });
  const arabic = await written({ ...inArabic, translationOf: olives.slug });
  const french = await written({
    title: 'Des olives',
    language: 'fr',
    translationOf: arabic.slug.toUpperCase(),
  });

  expect(arabic.translations).toEqual([{ language: 'en', slug: 'olives', title: 'Olives' }]);
  expect((await read(olives)).translations.map(({ language }) => language)).toEqual(['ar', 'fr']);
  expect(french.translations.map(({ title }) => title)).toEqual(['Olives', 'زيتون']);
});

test('of a post that is not there, or of itself, none can be', async () => {
  const olives = await written({ title: 'Olives' });
  expect(await created({ translationOf: 'figs' })).toMatchObject(refusal(messages.blogTranslationOfNone));
  expect(await changed(olives, { translationOf: 'olives' })).toMatchObject(
    refusal(messages.blogTranslationOfItself),
  );
});

test('there is one in a language, also of those that are saved at the same moment', async () => {
  const olives = await written({ title: 'Olives' });
  const both = await Promise.all([1, 2].map(() => created({ ...inArabic, translationOf: olives.slug })));

  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect(both.find(({ status }) => status === 400)).toMatchObject(refusal(messages.blogTranslationTaken));
  expect(await created({ title: 'More olives', translationOf: olives.slug })).toMatchObject(
    refusal(messages.blogTranslationTaken),
  );
  const figs = await written({ title: 'Figs' });
  expect(await changed(figs, { translationOf: olives.slug })).toMatchObject(
    refusal(messages.blogTranslationTaken),
  );
});

test('what is deleted leaves its place, and what a change does not name stays', async () => {
  const olives = await written({ title: 'Olives' });
  const arabic = await written({ ...inArabic, translationOf: olives.slug });
  const { body } = await changed(arabic, { title: 'الزيتون' });
  expect(body.blog).toMatchObject({ language: 'ar', translations: [{ slug: 'olives' }] });

  await ask(under.service.url, `DELETE /blogs/${arabic._id}`, { token: under.token });
  expect((await read(olives)).translations).toEqual([]);
  await written({ ...inArabic, translationOf: olives.slug });
});

test('one that is a translation no more leaves the others together', async () => {
  const olives = await written({ title: 'Olives' });
  await written({ ...inArabic, translationOf: olives.slug });
  await written({ title: 'Des olives', language: 'fr', translationOf: olives.slug });

  const { body } = await changed(olives, { translationOf: '' });
  expect(body.blog.translations).toEqual([]);
  expect((await read({ slug: 'des-olives' })).translations.map(({ language }) => language)).toEqual(['ar']);
});

test('engines hear of a post in its language alone, and of its translations', async () => {
  const olives = await written({ title: 'Olives' });
  const arabic = await written({ ...inArabic, translationOf: olives.slug });
  const path = `/blog/${arabic.slug}`;
  const { body: head } = await ask(under.service.url, `GET /blogs/head?path=${path}&language=tr`);
  expect(head).toMatchObject({
    language: 'ar',
    path,
    translations: [{ language: 'en', path: '/blog/olives' }],
    html: expect.stringMatching(/^<article lang="ar" dir="rtl"><h1>زيتون<\/h1><p>بقلم .Sufra., /),
  });
  const { body: pages } = await ask(under.service.url, 'GET /blogs/pages');
  expect(pages.pages).toContainEqual(
    expect.objectContaining({
      path: '/blog/olives',
      language: 'en',
      translations: [{ language: 'ar', path }],
    }),
  );
  const { body: list } = await ask(under.service.url, 'GET /blogs/head?path=/blog&language=ar');
  expect(list).toMatchObject({ title: 'المدوّنة - Sufra', html: expect.stringContaining(path) });
  expect(list.html).not.toContain('/blog/olives');
});

test('a feed has the posts of a language, at the addresses of that', async () => {
  await written({ title: 'Olives' });
  const { slug } = await written(inArabic);
  const feed = async (query: string) =>
    (await fetch(`${under.service.url}/api/v1/blogs/feed${query}`)).text();

  const arabic = await feed('?language=ar');
  expect(arabic).toContain('xml:lang="ar"');
  expect(arabic).toMatch(/<title>مدونة .Sufra.<\/title>/);
  expect(arabic).toContain(`<id>https://sufra.test/ar/blog/${slug}</id>`);
  expect(arabic).toContain('href="https://sufra.test/ar/feed.xml"');
  expect(arabic).not.toContain('Olives');
  expect(await feed('')).toContain('<id>https://sufra.test/blog/olives</id>');
  expect(await feed('')).not.toContain(slug);
});

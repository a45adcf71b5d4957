import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '@sufra/service-kit/testing';
import { validateXML } from 'xmllint-wasm';
import { aPicture } from '../../test/a-picture.ts';
import { aPost } from '../../test/a-post.ts';
import { payloads } from '../../test/payloads.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { cleanHtml } from '../html/clean-html.ts';
import { writeFeed } from './write-feed.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterEach(() => under.posts.deleteMany({}));
afterAll(() => under.stop());

const schema = readFileSync(new URL('../../test/atom.rng', import.meta.url), 'utf8');

async function faultsIn(contents: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'feed.xml', contents }],
    schema: [schema],
    extension: 'relaxng',
  });
  return errors.map(({ message }) => message);
}

const headOf = (path: string) => ask(under.service.url, `GET /blogs/head?path=${encodeURIComponent(path)}`);

describe('the head of a post’s page', () => {
  const post = aPost({
    title: 'Olives <b>',
    slug: 'olives',
    coverPicture: aPicture(),
    coverAlt: 'A "bowl"',
    metaTitle: '',
    author: 'A & B',
  });

  test('says what the page is about, and holds the text', async () => {
    await under.posts.create(post);
    const { status, body } = await headOf('/blog/olives');
    expect([status, body]).toEqual([
      200,
      {
        status: 200,
        title: 'Olives <b> - Sufra',
        description: post.metaDescription,
        path: '/blog/olives',
        isIndexed: true,
        type: 'article',
        image: { path: post.coverPicture?.src, alt: 'A "bowl"' },
        publishedAt: '2026-10-01T12:00:00.000Z',
        changedAt: '2026-10-02T12:00:00.000Z',
        author: 'A & B',
        tags: ['Olives'],
        language: 'en',
        translations: [],
        html: expect.stringContaining(post.content),
      },
    ]);
    expect(body.html).toContain('By A &amp; B, ');
    expect(body.html).toContain('alt="A &quot;bowl&quot;"');
  });

  test('has the meta title where there is one, and a description in any case', async () => {
    await under.posts.create({ ...post, metaTitle: 'All about olives', metaDescription: '' });
    expect((await headOf('/blog/olives')).body).toMatchObject({
      title: 'All about olives - Sufra',
      description: 'Begin with good olives.',
    });
  });

  test.each(['/Blog/Olives/', '/blog/oliv%65s'])('is found at %s too', async path => {
    await under.posts.create(post);
    expect((await headOf(path)).body).toMatchObject({ status: 200, path: '/blog/olives' });
  });
});

test.each(['/blog/nothing', '/blog/%', '/blog/%00', '/blog/a/b', '/', '/bloggers', '/blog/$ne'])(
  '%s is no page of the blog',
  async path => {
    const { status, body } = await headOf(path);
    expect([status, body]).toMatchObject([
      200,
      { status: 404, title: 'Blog Not Found - Sufra', path: null, isIndexed: false, html: null },
    ]);
  },
);

test.each(['', '//evil.example', 'https://evil.example', '/\\evil', '/a\nb'])(
  'for %j, which is no path of this site, nothing is said',
  async path => {
    expect((await headOf(path)).status).toBe(400);
  },
);

test('the head of the list names the newest posts, and none of one that is deleted', async () => {
  expect((await headOf('/blog')).body).toMatchObject({ status: 200, title: 'Blog - Sufra', html: null });
  await under.posts.create([
    aPost({ title: 'Old <i>', slug: 'old', createdAt: new Date('2026-01-01') }),
    aPost({ title: 'New', slug: 'new' }),
    aPost({ title: 'Gone', slug: 'gone', deletedAt: new Date() }),
  ]);
  const { body } = await headOf('/blog/');
  expect(body.html.match(/href="[^"]+"/g)).toEqual(['href="/blog/new"', 'href="/blog/old"']);
  expect(body.html).toContain('Old &lt;i&gt;');
});

test('the pages for the sitemap are the list, as new as its newest change, and every post', async () => {
  await under.posts.create([aPost({ slug: 'one' }), aPost({ slug: 'gone', deletedAt: new Date() })]);
  expect((await ask(under.service.url, 'GET /blogs/pages')).body).toEqual({
    pages: [
      { path: '/blog', changedAt: '2026-10-02T12:00:00.000Z' },
      { path: '/blog/one', changedAt: '2026-10-02T12:00:00.000Z', language: 'en', translations: [] },
    ],
  });
});

describe('the feed', () => {
  const feed = () => ask(under.service.url, 'GET /blogs/feed');

  test('holds the newest posts in full, with whole addresses, and is valid', async () => {
    const content =
      '<p><a href="/sunnah-foods" rel="x">Olives</a> &amp; <img src="/api/v1/blogs/images/x-1.webp" srcset="/a 1w" sizes="1px" alt="" /></p>';
    await under.posts.create([
      aPost({ title: 'A & B <c>', slug: 'a-b', content, tags: ['"T"', 'U'], coverPicture: aPicture() }),
      aPost({ title: 'Gone', deletedAt: new Date() }),
    ]);
    const { status, headers, body } = await feed();
    expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(await faultsIn(body)).toEqual([]);
    expect(body).toContain('<title>A &amp; B &lt;c&gt;</title>');
    expect(body).toContain('<id>https://sufra.test/blog/a-b</id>');
    expect(body).toContain('href=&quot;https://sufra.test/sunnah-foods&quot;');
    expect(body).toContain('src=&quot;https://sufra.test/api/v1/blogs/images/x-1.webp&quot;');
    expect(body).not.toMatch(/srcset|Gone/);
  });

  test('of a blog without posts is valid too', async () => {
    expect(await faultsIn((await feed()).body)).toEqual([]);
  });

  test('is not sent again to who has it, and is another one after a save', async () => {
    await under.posts.create(aPost());
    const etag = (await feed()).headers.get('etag') ?? '';
    const ifOther = () => ask(under.service.url, 'GET /blogs/feed', { headers: { 'if-none-match': etag } });
    expect((await ifOther()).status).toBe(304);
    await under.posts.updateMany({}, { $set: { title: 'Another' } });
    expect((await ifOther()).status).toBe(200);
  });

  test('is valid whatever stands in a post', async () => {
    const posts = payloads.map(([, html], n) =>
      aPost({
        slug: `p-${n}`,
        title: html.slice(0, 200),
        content: cleanHtml(html, new Map()) || '<p>x</p>',
        tags: [html.slice(0, 40)],
        metaDescription: html.slice(0, 160),
        author: html.slice(0, 100),
      }),
    );
    expect(await faultsIn(writeFeed({ posts, siteUrl: 'https://sufra.test', language: 'en' }))).toEqual([]);
  });

  test('would be found out if it were not valid', async () => {
    const text = writeFeed({ posts: [aPost()], siteUrl: 'https://sufra.test', language: 'en' });
    for (const wrong of [
      text.replace(/<updated>[^<]*<\/updated>/, ''),
      text.replaceAll('https://sufra.test', ''),
      text.replace(/T12:00:00.000Z/, ''),
      text.replace('</entry>', '<p>x</p></entry>'),
    ])
      expect(await faultsIn(wrong)).not.toEqual([]);
  });
});

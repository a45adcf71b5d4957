import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aFile } from '../../test/a-file.ts';
import { payloads } from '../../test/payloads.ts';
import { sendForm } from '../../test/send-form.ts';
import { maryam, startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { cleanHtml } from '../html/clean-html.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
  await tellOf({ displayName: 'Maryam Siddiqui' });
});
afterEach(async () => {
  for (const { _id } of await under.posts.find({ deletedAt: null }).lean())
    await ask(under.service.url, `DELETE /blogs/${_id}`, { token: under.token });
});
afterAll(() => under.stop());

let sequence = 0;
async function tellOf(news: { displayName?: string | null; deleted?: boolean; userId?: string }) {
  const { displayName = null, deleted = false, userId = maryam } = news;
  await under.platform.tell({
    type: 'user.access-changed',
    subject: userId,
    sequence: ++sequence,
    data: {
      userId,
      isAdmin: false,
      isModerator: displayName !== null,
      endedSessions: [],
      sessionsNotBefore: null,
      deleted,
      displayName,
    },
  });
}

const fields = {
  title: 'Seven ways with olives',
  content: '<p>Begin with <strong>good</strong> olives.</p>',
  tags: '["Olives", " Basics ", "", "olives"]',
  metaTitle: 'Olives, seven ways',
  metaDescription: 'What to do with a jar of olives.',
};
const created = (more: Record<string, string> = {}) =>
  under.send('POST /blogs', { fields: { ...fields, ...more } });
const saved = (of: { _id: string; version: number | string }, more: Record<string, string> = {}) =>
  under.send(`PUT /blogs/${of._id}`, { fields: { ...fields, version: String(of.version), ...more } });
const remove = (id: string) => ask(under.service.url, `DELETE /blogs/${id}`, { token: under.token });
const read = (slug: string) => ask(under.service.url, `GET /blogs/${slug}`);

describe('a new post', () => {
  test('is there for everybody as it was written, by who wrote it', async () => {
    const { status, body } = await under.send('POST /blogs', { fields });
    expect([status, body.blog]).toEqual([
      201,
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        title: 'Seven ways with olives',
        slug: 'seven-ways-with-olives',
        content: '<p>Begin with <strong>good</strong> olives.</p>',
        excerpt: 'Begin with good olives.',
        coverImage: null,
        coverPicture: null,
        coverAlt: '',
        tags: ['olives', 'Basics'],
        metaTitle: 'Olives, seven ways',
        language: 'en',
        translations: [],
        metaDescription: 'What to do with a jar of olives.',
        author: 'Maryam Siddiqui',
        readingMinutes: 1,
        version: 1,
        createdAt: expect.any(String),
        updatedAt: body.blog.createdAt,
      },
    ]);
    expect(await read('seven-ways-with-olives')).toMatchObject({ status: 200, body: body.blog });
  });

  test('may have a cover, which is served in several sizes', async () => {
    const bytes = await aFile({ width: 1_200, height: 800, format: 'jpeg' });
    const { status, body } = await under.send('POST /blogs', {
      fields: { ...fields, coverAlt: 'A bowl' },
      file: { field: 'coverImage', bytes },
    });
    expect(status).toBe(201);
    const { coverImage, coverPicture, coverAlt } = body.blog;
    expect([coverImage, coverAlt]).toEqual([coverPicture.src, 'A bowl']);
    expect(coverPicture).toMatchObject({ width: 1_200, height: 800 });
    const answer = await fetch(under.service.url + coverImage);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('is told of once, and whether a service listens or not', async () => {
    const { body } = await created();
    const { _id, slug, title, createdAt } = body.blog;
    await eventually(async () => {
      const post = await under.posts.findById(_id).lean();
      expect(post).toMatchObject({ outbox: [] });
    });
    under.platform.listenAs(['kitchen'], ['blog.published']);
    const second = await created();
    await eventually(() => expect(under.platform.heard).toHaveLength(1));
    expect(under.platform.heard[0]).toMatchObject({
      type: 'blog.published',
      subject: second.body.blog._id,
      data: { blogId: second.body.blog._id, slug: `${slug}-2`, title, publishedAt: expect.any(String) },
    });
    expect(createdAt).toEqual(expect.any(String));
  });

  test.each<[string, Record<string, string>, string, string]>([
    ['no title', { title: '  ' }, 'title', 'Blog title is required'],
    ['a long title', { title: 'x'.repeat(201) }, 'title', 'Title must be less than 200 characters'],
    ['no content', { content: '' }, 'content', 'Blog content is required'],
    ['tags without words', { content: '<p>&nbsp;</p><p><br></p>' }, 'content', 'Blog content is required'],
    [
      'nothing but what is cleaned away',
      { content: '<script>alert(1)</script><svg>x</svg>' },
      'content',
      'Blog content is required',
    ],
    [
      'no picture but one that is not ours',
      { content: '<img src="https://evil.example/x.png">' },
      'content',
      'Blog content is required',
    ],
    [
      'a long meta description',
      { metaDescription: 'x'.repeat(161) },
      'metaDescription',
      'Meta description should be less than 160 characters for better SEO',
    ],
    ['tags that are no list', { tags: 'a, b' }, 'tags', 'This is not a list of tags.'],
  ])('with %s is refused in the words of the page', async (_what, wrong, path, message) => {
    const { status, body } = await created(wrong);
    expect([status, body.code, body.details]).toEqual([400, 'invalid_request', [{ path, message }]]);
    expect(await under.posts.countDocuments({ deletedAt: null })).toBe(0);
  });

  test('takes from its sender no author, slug, id or date', async () => {
    const more = {
      author: 'The king',
      slug: 'mine',
      _id: 'f'.repeat(24),
      createdAt: '1999-01-01',
      version: '9',
    };
    const { body } = await created(more);
    expect(body.blog).toMatchObject({
      author: 'Maryam Siddiqui',
      slug: 'seven-ways-with-olives',
      version: 1,
    });
    expect(body.blog._id).not.toBe('f'.repeat(24));
  });
});

test('what is stored and what is answered is what was cleaned, whatever was sent', async () => {
  const pieces = payloads.map(([, html]) => `<p>before</p>${html.slice(0, 2_000)}<p>after</p>`);
  for (let from = 0; from < pieces.length; from += 20) {
    const content = pieces.slice(from, from + 20).join('');
    const { status, body } = await created({ title: 'Harmless', content });
    const cleaned = cleanHtml(content.replaceAll(/[\ud800-\udfff]/g, '\ufffd'), new Map());
    expect([status, body.blog.content]).toEqual([201, cleaned]);
    expect((await read(body.blog.slug)).body.content).toBe(cleaned);
    expect((await under.posts.findById(body.blog._id).lean())?.content).toBe(cleaned);
    expect(cleanHtml(cleaned, new Map())).toBe(cleaned);
  }
});

describe('the address of a post', () => {
  test('is its own, also when many posts of one title come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => created({ title: 'Dates' })));
    const slugs = answers.map(({ body }) => body.blog.slug).sort();
    expect(slugs).toEqual(['dates', 'dates-2', 'dates-3', 'dates-4', 'dates-5']);
  });

  test.each(['Head', 'pages', 'FEED', 'images!'])('is never that of another call (%s)', async title => {
    const slug = (await created({ title })).body.blog.slug;
    expect(slug).toBe(`${title.toLowerCase().replace('!', '')}-2`);
    expect((await read(slug)).status).toBe(200);
  });

  test('survives another title, and is free again once the post is deleted', async () => {
    const { blog } = (await created()).body;
    await saved(blog, { title: 'Eight ways' });
    expect((await read('seven-ways-with-olives')).body).toMatchObject({ _id: blog._id, title: 'Eight ways' });
    await remove(blog._id);
    expect((await created()).body.blog.slug).toBe('seven-ways-with-olives');
  });

  test('matches in any case', async () => {
    await created();
    expect((await read('Seven-Ways-With-Olives')).status).toBe(200);
  });

  test.each(['nothing', '__proto__', '$ne', '~', '%00', 'a'.repeat(121), '..%2f..%2fetc'])(
    'that is none (%s) is not found',
    async slug => {
      const { status, body } = await read(slug);
      expect([400, 404]).toContain(status);
      if (status === 404) expect(body.error).toMatch(/not found|nothing here/i);
    },
  );
});

describe('a save', () => {
  test('changes what was written, the version and the date, and nothing else', async () => {
    const { blog } = (await created()).body;
    const { status, body } = await saved(blog, { title: 'Eight ways', content: '<h2>New</h2>' });
    expect(status).toBe(200);
    expect(body.blog).toMatchObject({
      ...blog,
      ...{ title: 'Eight ways', content: '<h2>New</h2>', excerpt: 'New', version: 2 },
      updatedAt: expect.any(String),
    });
    expect(Date.parse(body.blog.updatedAt)).toBeGreaterThanOrEqual(Date.parse(blog.updatedAt));
    expect((await read(blog.slug)).body).toEqual(body.blog);
  });

  test('of an old version is refused, and what was saved since stays', async () => {
    const { blog } = (await created()).body;
    await saved(blog, { title: 'The first' });
    const { status, body } = await saved(blog, { title: 'The second' });
    expect([status, body.code]).toEqual([409, 'edit_conflict']);
    expect((await read(blog.slug)).body).toMatchObject({ title: 'The first', version: 2 });
  });

  test('is refused to all but one of many at once', async () => {
    const { blog } = (await created()).body;
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => saved(blog, { title: `Title ${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.blog;
    expect((await read(blog.slug)).body).toEqual(winner);
  });

  test('of a post that is not there is not found', async () => {
    const { blog } = (await created()).body;
    await remove(blog._id);
    for (const _id of [blog._id, 'f'.repeat(24)]) expect((await saved({ _id, version: 1 })).status).toBe(404);
  });

  test.each(['', '-1', '1.5', 'one', '1e3'])('of no version (%j) is refused', async version => {
    const { blog } = (await created()).body;
    expect((await saved({ ...blog, version })).status).toBe(400);
  });
});

describe('a deleted post', () => {
  test('is gone for everybody, and cannot be deleted again', async () => {
    const { blog } = (await created()).body;
    expect(await remove(blog._id)).toMatchObject({ status: 200, body: { message: 'The post is deleted.' } });
    expect((await read(blog.slug)).status).toBe(404);
    expect((await ask(under.service.url, 'GET /blogs')).body.blogs).toEqual([]);
    expect((await remove(blog._id)).status).toBe(404);
  });

  test('leaves nothing in the database', async () => {
    const { blog } = (await created()).body;
    await remove(blog._id);
    await eventually(async () => expect(await under.posts.countDocuments({})).toBe(0));
  });
});

describe('the author of a post', () => {
  const other = '65f000000000000000000002';
  const byOther = async () => {
    const token = await under.platform.keySet.tokenFor({ userId: other, isModerator: true });
    return (await sendForm(under.service.url, 'POST /blogs', { token, fields })).body.blog;
  };
  const author = async () => {
    const listed = (await ask(under.service.url, 'GET /blogs')).body.blogs[0].author;
    expect((await read('seven-ways-with-olives')).body.author).toBe(listed);
    return listed;
  };

  test('is the site while the name is not known, then the name, and always the newest', async () => {
    expect((await byOther()).author).toBe('Sufra');
    await tellOf({ userId: other, displayName: 'Idris' });
    await eventually(async () => expect(await author()).toBe('Idris'));
    await tellOf({ userId: other, displayName: 'Idris Haddad' });
    await eventually(async () => expect(await author()).toBe('Idris Haddad'));
  });

  test('stays when that person is no moderator any more, and is no name once the account is deleted', async () => {
    const { _id } = await byOther();
    await tellOf({ userId: other, displayName: null });
    expect(await author()).toBe('Idris Haddad');
    await tellOf({ userId: other, deleted: true });
    await eventually(async () => expect(await author()).toBe('Sufra'));
    const kept = JSON.stringify(await under.posts.findById(_id).lean());
    expect(kept).not.toContain('Idris');
    expect(kept).not.toContain(other);
  });
});

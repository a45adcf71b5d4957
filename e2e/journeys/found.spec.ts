import type { APIRequestContext } from '@playwright/test';
import { expect, password, test } from '../src/site.ts';

/** What a crawler or a link preview gets: the HTML as it is sent. */
async function sent(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const text = await answer.text();
  const content = (tag: RegExp) => tag.exec(text)?.[1];
  return {
    text,
    status: answer.status(),
    isListed: answer.headers()['x-robots-tag'] === undefined,
    title: content(/<title>([^<]*)<\/title>/),
    description: content(/<meta name="description" content="([^"]*)"/),
    canonical: content(/<link rel="canonical" href="([^"]*)"/),
    property: (name: string) => content(new RegExp(`<meta property="${name}" content="([^"]*)"`)),
  };
}

test('a post is whole in what the server sends: title, description, picture and text', async ({
  request,
  baseURL,
}) => {
  const [post] = (await (await request.get('/api/v1/blogs')).json()).blogs;
  const { content } = await (await request.get(`/api/v1/blogs/${post.slug}`)).json();
  const page = await sent(request, `/blog/${post.slug}`);
  expect(page).toMatchObject({ status: 200, isListed: true, canonical: `${baseURL}/blog/${post.slug}` });
  expect(page.title).toContain(' - Sufra');
  expect(page.description?.length).toBeGreaterThan(20);
  expect(page.property('og:type')).toBe('article');
  expect(page.property('og:url')).toBe(page.canonical);
  expect(page.text).toContain(content.slice(0, 200));
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page.text)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({ '@type': 'Article', datePublished: post.createdAt });
});

test('a post that is not there is not found, by its status too', async ({ request }) => {
  expect(await sent(request, '/blog/nothing-of-that-name')).toMatchObject({ status: 404, isListed: false });
});

test('other public pages say what they are; those of members are not to be listed', async ({ request }) => {
  for (const [path, title] of [
    ['/sunnah-foods', 'Sunnah Foods - Sufra'],
    ['/blog', 'Blog - Sufra'],
    ['/how-we-check', 'How we check - Sufra'],
    ['/eid', 'The Eid table - Sufra'],
    ['/qurbani', 'Qurbani - Sufra'],
    ['/terms', 'Terms of Service - Sufra'],
    ['/charity', 'Charity - Sufra'],
  ] as const)
    expect(await sent(request, path)).toMatchObject({ status: 200, isListed: true, title });
  for (const path of ['/dashboard', '/account', '/admin-panel', '/reset-password/abc'])
    expect(await sent(request, path)).toMatchObject({ status: 200, isListed: false });
});

test('a shared recipe says what is cooked to a link preview and is listed nowhere', async ({ request }) => {
  const signedIn = await request.post('/api/v1/auth/signin', {
    data: { email: 'premium@sufra.example', password },
  });
  const headers = { authorization: `Bearer ${(await signedIn.json()).token}` };
  const [recipe] = (await (await request.get('/api/v1/recipes', { headers })).json()).recipes;
  const { token } = await (await request.post(`/api/v1/recipes/${recipe._id}/share`, { headers })).json();
  const page = await sent(request, `/r/${token}`);
  expect(page).toMatchObject({ status: 200, isListed: false, title: `${recipe.title} - Sufra` });
  await request.delete(`/api/v1/recipes/${recipe._id}/share`, { headers });
  expect(await sent(request, `/r/${token}`)).toMatchObject({ status: 404 });
});

test('sitemap, robots and feed stand where they are looked for', async ({ request, baseURL }) => {
  const [post] = (await (await request.get('/api/v1/blogs')).json()).blogs;
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/', '/sunnah-foods', '/blog', `/blog/${post.slug}`])
    expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
  expect(sitemap).not.toContain('/dashboard');
  const feed = await request.get('/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  expect(await feed.text()).toContain(`${baseURL}/blog/${post.slug}`);
});

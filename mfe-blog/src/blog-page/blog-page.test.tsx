import { afterEach, expect, jest, test } from '@jest/globals';
import { problem } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aBlog, aPicture, aPost } from '../../test/a-blog.ts';
import { blogOpener, member, moderator } from '../../test/blog-opener.ts';

const { api, openList, openPost, openAs } = blogOpener();

const post = aPost({ metaTitle: '' });
const getPost = `GET /blogs/${post.slug}` as 'GET /blogs/{post}';
const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
const article = () => screen.findByRole('article');

afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

const giveBrowser = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

test('a post shows its title, dates, author, reading time, tags, cover and content', async () => {
  const picture = aPicture();
  openPost({
    ...post,
    coverImage: picture.src,
    coverPicture: picture,
    coverAlt: 'A bowl of dates',
    updatedAt: '2026-11-09T08:00:00.000Z',
  });

  const shown = within(await article());
  expect(shown.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  expect(shown.getByText('November 2, 2026')).toBeVisible();
  expect(shown.getByText('Updated').textContent).toBe('Updated November 9, 2026');
  expect(shown.getByText('Yusuf').parentElement).toHaveTextContent('By Yusuf');
  expect(shown.getByText('4 min read')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Ramadan' })).toBeVisible();
  expect(shown.getByRole('img', { name: 'A bowl of dates' })).toBeVisible();
  expect(shown.getByRole('heading', { level: 2, name: 'Rutab' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blog');
  expect(screen.getByRole('link', { name: 'More Posts' })).toHaveAttribute('href', '/blog');
});

test('the page is called by the meta title, or else by the title, and described by the meta description', async () => {
  openPost(aPost({ metaTitle: 'All about dates' }));
  await article();
  expect(document.title).toBe('All about dates - Sufra');
  expect(description()).toBe('From fresh rutab to dried tamr.');
});

test('without a meta title and description, the title and the beginning take their place', async () => {
  openPost(aPost({ metaTitle: '', metaDescription: '' }));
  await article();
  expect(document.title).toBe('Dates, and when to eat them - Sufra');
  expect(description()).toBe(post.excerpt);
});

test('the way back leads to the list as it was left', async () => {
  const { person, address } = openList([post], { at: '/blog?tag=Ramadan' });
  api.reply(getPost, { body: post });
  await person.click(await screen.findByRole('link', { name: `Read More of ${post.title}` }));

  await person.click(await screen.findByRole('link', { name: 'Back to the blog' }));
  expect(address()).toBe('/blog?tag=Ramadan');
});

test('the next posts to read are those of the same tags first, never this one', async () => {
  const other = (title: string, tags: string[]) =>
    aBlog({ _id: title.padEnd(24, '0'), slug: title, title, tags });
  openPost(post, { others: [other('a', []), other('b', []), other('c', ['ramadan']), other('d', [])] });

  const more = within(await screen.findByRole('region', { name: 'Keep reading' }));
  await more.findByRole('link', { name: 'c' });
  expect(more.getAllByRole('heading', { level: 3 }).map(each => each.textContent)).toEqual(['c', 'a', 'b']);
});

test('a link to a page of this site is followed within the page, any other is left to the browser', async () => {
  const { person, address } = openPost(
    aPost({ content: '<p><a href="/sunnah-foods">foods</a> <a href="https://sufra.example">out</a></p>' }),
  );
  const out = await screen.findByRole('link', { name: 'out' });
  const browser = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', browser, { once: true });
  await person.click(out);
  expect(browser).toHaveBeenCalled();
  expect(address()).toBe(`/blog/${post.slug}`);

  await person.click(screen.getByRole('link', { name: 'foods' }));
  expect(address()).toBe('/sunnah-foods');
});

test('a table scrolls inside itself and can be reached by keyboard', async () => {
  openPost(aPost({ content: '<table><tbody><tr><th>Kind</th></tr></tbody></table>' }));

  const scroller = await screen.findByRole('group', { name: 'Table 1' });
  expect(scroller.tabIndex).toBe(0);
  expect(within(scroller).getByRole('table')).toBeVisible();
});

test('what slipped through the server is not drawn', async () => {
  openPost(
    aPost({
      title: '<img src=x onerror=alert(1)>',
      content:
        '<p style="color:red" onclick="x()">text</p><script>x</script><img src="https://evil.example/a.png" alt="spy"><a href="javascript:x()">link</a><iframe src="/"></iframe>',
    }),
  );

  const shown = await article();
  expect(within(shown).getByText('text').outerHTML).toBe('<p dir="auto">text</p>');
  expect(within(shown).getByText('link')).not.toHaveAttribute('href');
  expect(shown.querySelector('script, iframe, img, [style], [onerror]')).not.toBeInTheDocument();
});

test('sharing opens the menu of the device where there is one', async () => {
  const share = jest.fn(async (_what: ShareData) => {});
  giveBrowser('share', share);
  const { person } = openPost(post);

  await person.click(await screen.findByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({
    title: post.title,
    url: `${location.origin}/blog/dates-and-when-to-eat-them`,
  });
});

test('who thinks better of sharing sees no message', async () => {
  giveBrowser('share', async () => {
    throw new DOMException('no', 'AbortError');
  });
  const { person } = openPost(post);

  await person.click(await screen.findByRole('button', { name: 'Share' }));
  expect(screen.queryByText(/copied|Copy failed/)).not.toBeInTheDocument();
});

test('elsewhere sharing copies the link, and says when it cannot', async () => {
  const { person } = openPost(post);
  const writeText = jest.fn(async (_text: string) => {});
  giveBrowser('clipboard', { writeText });
  const button = await screen.findByRole('button', { name: 'Copy link' });

  await person.click(button);
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/blog/dates-and-when-to-eat-them`);
  expect(await screen.findByText('Link copied to clipboard!')).toBeVisible();

  writeText.mockRejectedValueOnce(new Error('not allowed'));
  await person.click(button);
  expect(await screen.findByText('Copy failed. Please try manually.')).toBeVisible();
});

test.each([['/blog/no_slug'], ['/blog/%3Cb%3E'], [`/blog/${'x'.repeat(121)}`]])(
  'an address that can be none (%s) is said to be invalid, and no service is called',
  async path => {
    openAs(null, path);

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Oops! Something went wrong' }),
    ).toBeVisible();
    expect(screen.getByText('Invalid blog URL')).toBeVisible();
    expect(api.bodies('GET /blogs/{post}')).toEqual([]);
  },
);

test('a post that is not there says so', async () => {
  api.reply(getPost, { status: 404, body: problem('not_found', 'There is nothing here.') });
  openAs(null, `/blog/${post.slug}`);

  expect(await screen.findByRole('heading', { level: 1, name: 'Blog Not Found' })).toBeVisible();
  expect(screen.getByText(/^Blog not found/)).toBeVisible();
  expect(document.title).toBe('Blog Not Found - Sufra');
});

test('a word that is an address of the API’s own is no post', async () => {
  api.reply('GET /blogs/pages', { body: { pages: [] } });
  openAs(null, '/blog/pages');

  expect(await screen.findByRole('heading', { level: 1, name: 'Blog Not Found' })).toBeVisible();
});

test('any other failure says so and is tried again', async () => {
  api.reply(getPost, { status: 503, body: problem('service_unavailable', 'Not available.') }, { body: post });
  api.reply('GET /blogs', { body: { blogs: [] } });
  const { person } = openAs(null, `/blog/${post.slug}`);

  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Something went wrong' })).toBeVisible();
  expect(screen.getByText('Failed to load blog. Please try again later.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await article()).toBeVisible();
});

test('a member sees no controls', async () => {
  openPost(post, { as: member });
  await article();
  expect(screen.queryByRole('button', { name: /^(Edit|Delete)/ })).not.toBeInTheDocument();
});

test('a moderator deletes from the post’s own page and comes to the list', async () => {
  const { person, address } = openPost(post, { as: moderator });
  api.reply(`DELETE /blogs/${post._id}` as 'DELETE /blogs/{post}', { body: { message: 'Deleted.' } });
  expect(await screen.findByRole('button', { name: `Edit: ${post.title}` })).toBeVisible();

  await person.click(screen.getByRole('button', { name: `Delete: ${post.title}` }));
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The post is deleted.')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/blog'));
});

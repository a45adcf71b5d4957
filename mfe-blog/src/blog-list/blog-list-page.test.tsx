import { expect, test } from '@jest/globals';
import { aUser, problem } from '@sufra/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBlog, aPicture, aPost } from '../../test/a-blog.ts';
import { blogOpener } from '../../test/blog-opener.ts';
import { keepBlogs } from '../../test/keep-blogs.ts';

const { api, openList, openAs } = blogOpener();

const dates = aBlog();
const soup = aBlog({
  _id: '65f0b1060000000000000002',
  slug: 'harira',
  title: 'Harīra for a full house',
  tags: ['Soup'],
  metaDescription: 'One pot, twelve bowls.',
  excerpt: 'Lentils, chickpeas and patience.',
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-09T08:00:00.000Z',
});

const card = (name: string) => screen.findByRole('article', { name });
const search = () => screen.findByRole('searchbox', { name: 'Search' });
const count = () => screen.getByRole('status').textContent;
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(heading => heading.textContent);

test('the list shows every post with its date, tags and description, and their number', async () => {
  openList([dates, soup]);

  const first = within(await card(dates.title));
  expect(first.getByText('November 2, 2026')).toBeVisible();
  expect(first.getByRole('link', { name: 'Ramadan' })).toHaveAttribute('href', '/blog?tag=Ramadan');
  expect(first.getByText('From fresh rutab to dried tamr.')).toBeVisible();
  expect(await card(soup.title)).toBeVisible();
  await waitFor(() => expect(count()).toBe('2 blogs found'));
  expect(document.title).toBe('Blog - Sufra');
});

test('what is in other languages stands below, said in which', async () => {
  const arabic = aBlog({ _id: '65f0b1060000000000000003', slug: 'tmr', title: 'تمر', language: 'ar' });
  const { person } = openList([arabic, dates]);

  await card(dates.title);
  await person.click(await screen.findByRole('button', { name: 'Show 1 in other languages' }));
  const elsewhere = within(await screen.findByRole('region', { name: 'In other languages' }));
  expect(elsewhere.getByRole('article', { name: 'تمر' })).toBeVisible();
  expect(elsewhere.getByText('العربية')).toBeVisible();
  expect(elsewhere.getByRole('heading', { name: 'تمر' })).toHaveAttribute('dir', 'rtl');
  await waitFor(() => expect(count()).toBe('1 blog found'));
  expect(screen.queryByText(/Nothing is written in your language/)).not.toBeInTheDocument();
});

test('where nothing is in the reader’s language, the list says so and shows the others', async () => {
  openList([aBlog({ title: 'تمر', language: 'ar' })]);

  expect(await screen.findByText(/Nothing is written in your language yet/)).toBeVisible();
  expect(await card('تمر')).toBeVisible();
});

test('a change on the same day is no update, one on another day is', async () => {
  openList([dates, soup]);

  expect(within(await card(dates.title)).queryByText(/Updated/)).not.toBeInTheDocument();
  expect(within(await card(soup.title)).getByText('Updated').textContent).toBe('Updated October 9, 2026');
});

test('Read More and the title lead to the post', async () => {
  const { person, address } = openList([dates]);
  api.reply(`GET /blogs/${dates.slug}` as 'GET /blogs/{post}', { body: aPost() });
  const post = within(await card(dates.title));

  expect(post.getByRole('link', { name: dates.title })).toHaveAttribute(
    'href',
    '/blog/dates-and-when-to-eat-them',
  );
  await person.click(post.getByRole('link', { name: `Read More of ${dates.title}` }));
  expect(await screen.findByRole('heading', { level: 1, name: dates.title })).toBeVisible();
  expect(address()).toBe('/blog/dates-and-when-to-eat-them');
});

test('a post without a description shows how it begins', async () => {
  openList([aBlog({ metaDescription: '' })]);

  expect(await screen.findByText(dates.excerpt)).toBeVisible();
});

test('a cover comes in AVIF and WebP and three widths, with its description and size', async () => {
  const picture = aPicture();
  openList([aBlog({ coverImage: picture.src, coverPicture: picture, coverAlt: 'A bowl of dates' })]);

  const image = await screen.findByRole('img', { name: 'A bowl of dates' });
  const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
  expect(sources.map(({ type, srcset }) => [type, srcset])).toEqual([
    ['image/avif', picture.avifSrcset],
    ['image/webp', picture.srcset],
  ]);
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '900']);
});

test('a cover that does not arrive gives way to the pattern', async () => {
  openList([aBlog({ coverImage: '/api/v1/blogs/images/1', coverAlt: 'A bowl of dates' })]);

  fireEvent.error(await screen.findByRole('img', { name: 'A bowl of dates' }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([
  ['HARIRA', [soup.title]],
  ['ramadan', [dates.title]],
  ['twelve bowls', [soup.title]],
  ['  ', [dates.title, soup.title]],
  ['rutab pot', []],
])('searching for %j finds %j as it is typed', async (words, found) => {
  const { person } = openList([dates, soup]);
  await card(dates.title);
  await person.type(await search(), words);

  await waitFor(() => expect(titles()).toEqual(found.length > 0 ? found : ['No blogs found']));
});

test('what stands in the text of a post is found by the server, and the words stand in the address', async () => {
  const { person, address } = openList([dates, soup]);
  await card(dates.title);
  api.reply('GET /blogs', { body: { blogs: [soup], next: null } });
  api.reply('GET /blogs/counts', { body: { found: 1, isMore: false } });
  await person.type(await search(), 'coriander');

  await waitFor(() => expect(titles()).toEqual([soup.title]));
  await waitFor(() => expect(count()).toBe('1 blog found'));
  expect(address()).toBe('/blog?q=coriander');
});

test('an address with words and a tag opens the list with both', async () => {
  openList([dates, soup, aBlog({ _id: '65f0b1060000000000000003', title: 'Dates again', tags: [] })], {
    at: '/blog?q=dates&tag=RAMADAN',
  });

  await waitFor(() => expect(titles()).toEqual([dates.title]));
  expect(await search()).toHaveAttribute('value', 'dates');
  expect(screen.getByRole('button', { name: /RAMADAN/ })).toBeVisible();
});

test('a tag narrows the list, and is taken back', async () => {
  const { person, address } = openList([dates, soup]);
  await person.click(within(await card(soup.title)).getByRole('link', { name: 'Soup' }));
  await waitFor(() => expect(titles()).toEqual([soup.title]));
  expect(address()).toBe('/blog?tag=Soup');

  await person.click(screen.getByRole('button', { name: /^Soup/ }));
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(address()).toBe('/blog');
});

test('a search without result says so, and clearing it brings all back with the focus in the field', async () => {
  const { person, address } = openList([dates, soup], { at: '/blog?tag=Soup' });
  await card(soup.title);
  await person.type(await search(), 'sushi');
  expect(await screen.findByRole('heading', { name: 'No blogs found' })).toBeVisible();
  await waitFor(() => expect(count()).toBe('0 blogs found'));

  await person.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(count()).toBe('2 blogs found'));
  expect(await search()).toHaveFocus();
  expect(address()).toBe('/blog');
});

test('a search that cannot be had says so, keeps the words, and is tried again', async () => {
  const { person } = openList([dates, soup]);
  await card(dates.title);
  api.reply('GET /blogs', { status: 400, body: problem('invalid_request', 'No.') });
  await person.type(await search(), 'harira');

  expect(await screen.findByText('Failed to load blogs. Please try again later.')).toBeVisible();
  expect(await search()).toHaveValue('harira');
  keepBlogs(api, [dates, soup]);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()).toEqual([soup.title]));
});

test('a blog without posts says so', async () => {
  openList([]);

  expect(await screen.findByText('No blogs published yet')).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('until the posts are there, the page says that they are on their way', async () => {
  const answer = Promise.withResolvers<{ body: unknown }>();
  api.reply('GET /blogs', answer.promise);
  openAs(null, '/blog');

  expect(await screen.findByText('Loading the blog')).toBeVisible();
  answer.resolve({ body: { blogs: [dates] } });
  expect(await card(dates.title)).toBeVisible();
});

test('a failure is said in words, with its number and another try', async () => {
  api.reply(
    'GET /blogs',
    { status: 503, body: problem('service_unavailable', 'Not available.') },
    { body: { blogs: [dates] } },
  );
  const { person } = openAs(null, '/blog');

  expect(await screen.findByText('Failed to load blogs. Please try again later.')).toBeVisible();
  expect(screen.getByText('Reference: request-1')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card(dates.title)).toBeVisible();
});

test('what stands in a post is text and never markup', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  openList([aBlog({ title: markup, tags: [markup], metaDescription: markup })]);

  expect(await card(markup)).toBeVisible();
  expect(document.querySelector('img')).not.toBeInTheDocument();
});

test('a moderator whose role waits is told why there is nothing to write with, and where to go', async () => {
  openList([], { as: aUser({ heldRoles: ['moderator'] }) });

  expect(await screen.findByRole('link', { name: 'Set it up' })).toHaveAttribute(
    'href',
    '/account#second-step',
  );
  expect(screen.queryByRole('button', { name: 'Add New Blog' })).not.toBeInTheDocument();
});

import { expect, test } from '@jest/globals';
import type { BlogSummary } from '@sufra/contracts';
import { apiStandIn, problem, rendererOf } from '@sufra/web-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { aBlog } from '../../test/a-blog.ts';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();

const dates = aBlog();
const soup = aBlog({
  _id: '65f0b1060000000000000002',
  title: 'Harīra for a full house',
  tags: ['Soup'],
  metaDescription: 'One pot, twelve bowls.',
  excerpt: 'Lentils, chickpeas and patience.',
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-09T08:00:00.000Z',
});

function open(...blogs: BlogSummary[]) {
  api.reply('GET /blogs', { body: { blogs } });
  return renderAt('/blog').person;
}

const card = (name: string) => screen.findByRole('article', { name });
const search = () => screen.findByRole('searchbox', { name: 'Search' });
const count = () => screen.getByRole('status').textContent;

test('the list shows every post with its date, tags and description, and their number', async () => {
  open(dates, soup);

  const first = within(await card(dates.title));
  expect(first.getByText('November 2, 2026')).toBeTruthy();
  expect(first.getByText('Ramadan')).toBeTruthy();
  expect(first.getByText('From fresh rutab to dried tamr.')).toBeTruthy();
  expect(await card(soup.title)).toBeTruthy();
  expect(count()).toBe('2 blogs found');
  expect(document.title).toBe('Blog - Sufra');
});

test('a change on the same day is no update, one on another day is', async () => {
  open(dates, soup);

  expect(within(await card(dates.title)).queryByText(/Updated/)).toBeNull();
  expect(within(await card(soup.title)).getByText('Updated').textContent).toBe('Updated October 9, 2026');
});

test('Read More opens how the post begins, in place, and closes it again', async () => {
  const person = open(dates);
  const opener = await screen.findByRole('button', { name: `Read More of ${dates.title}` });
  const excerpt = screen.getByText(dates.excerpt);
  expect(excerpt.hidden).toBe(true);

  await person.click(opener);
  expect(excerpt.hidden).toBe(false);
  await person.click(screen.getByRole('button', { name: `Show Less of ${dates.title}` }));
  expect(excerpt.hidden).toBe(true);
});

test('a post without a description shows how it begins, and has nothing more to open', async () => {
  open(aBlog({ metaDescription: '' }));

  expect(await screen.findByText(dates.excerpt)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('no card links to a page that does not exist', async () => {
  open(dates, soup);

  await card(dates.title);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('a cover that does not arrive gives way to the pattern', async () => {
  open(aBlog({ coverImage: '/api/v1/blogs/images/1', coverAlt: 'A bowl of dates' }));

  fireEvent.error(await screen.findByRole('img', { name: 'A bowl of dates' }));
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  ['HARIRA', [soup.title]],
  ['ramadan', [dates.title]],
  ['twelve bowls', [soup.title]],
  ['  ', [dates.title, soup.title]],
  ['rutab pot', []],
])('searching for %j finds %j as it is typed', async (words, titles) => {
  const person = open(dates, soup);
  await person.type(await search(), words);

  expect(screen.queryAllByRole('heading', { level: 2 }).map(heading => heading.textContent)).toEqual(
    titles.length > 0 ? titles : ['No blogs found'],
  );
});

test('a search without result says so, and clearing it brings all back with the focus in the field', async () => {
  const person = open(dates, soup);
  await person.type(await search(), 'sushi');
  expect(count()).toBe('0 blogs found');

  await person.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(count()).toBe('2 blogs found');
  expect(document.activeElement).toBe(await search());
});

test('one post is counted in the singular', async () => {
  open(dates);

  await card(dates.title);
  expect(count()).toBe('1 blog found');
});

test('a blog without posts says so', async () => {
  open();

  expect(await screen.findByText('No blogs published yet')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('until the posts are there, the page says that they are on their way', async () => {
  const answer = Promise.withResolvers<{ body: unknown }>();
  api.reply('GET /blogs', answer.promise);
  renderAt('/blog');

  expect(await screen.findByText('Loading the blog')).toBeTruthy();
  answer.resolve({ body: { blogs: [dates] } });
  expect(await card(dates.title)).toBeTruthy();
});

test('a failure is said in words, with its number and another try', async () => {
  api.reply(
    'GET /blogs',
    { status: 503, body: problem('service_unavailable', 'Not available.') },
    { body: { blogs: [dates] } },
  );
  const { person } = renderAt('/blog');

  expect(await screen.findByText('Failed to load blogs. Please try again later.')).toBeTruthy();
  expect(screen.getByText('Reference: request-1')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card(dates.title)).toBeTruthy();
});

test('what stands in a post is text and never markup', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  open(aBlog({ title: markup, tags: [markup], metaDescription: markup }));

  expect(await card(markup)).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});

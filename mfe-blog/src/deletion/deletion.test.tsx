import { expect, test } from '@jest/globals';
import { problem } from '@sufra/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aBlog } from '../../test/a-blog.ts';
import { admin, blogOpener, member, moderator, visitor } from '../../test/blog-opener.ts';
import { keepBlogs } from '../../test/keep-blogs.ts';

const { api, openList } = blogOpener();

const dates = aBlog();
const soup = aBlog({ _id: '65f0b1060000000000000002', slug: 'harira', title: 'Harīra' });
const deleteDates = `DELETE /blogs/${dates._id}` as 'DELETE /blogs/{post}';
const question = 'Are you sure you want to delete this blog? This action cannot be undone.';

async function pressDelete(as = moderator) {
  const { person } = openList([dates, soup], { as });
  await person.click(await screen.findByRole('button', { name: `Delete: ${dates.title}` }));
  expect(screen.getByText(question)).toBeVisible();
  return person;
}
const confirm = () => screen.getByRole('button', { name: 'Delete' });
const shown = () => screen.queryAllByRole('article').length;

test.each([
  ['a visitor', visitor],
  ['a member', member],
])('%s sees no controls', async (_who, as) => {
  openList([dates], { as });

  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: /Add New Blog|^Edit|^Delete/ })).not.toBeInTheDocument();
});

test.each([
  ['a moderator', moderator],
  ['an admin', admin],
])('%s can add, edit and delete', async (_who, as) => {
  openList([dates], { as });

  await screen.findByRole('article');
  expect(screen.getByRole('button', { name: 'Add New Blog' })).toBeVisible();
  expect(screen.getByRole('button', { name: `Edit: ${dates.title}` })).toBeVisible();
  expect(screen.getByRole('button', { name: `Delete: ${dates.title}` })).toBeVisible();
});

test('a post is deleted only after the question, and an author who thinks better of it keeps it', async () => {
  const person = await pressDelete();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(screen.queryByText(question)).not.toBeInTheDocument();
  expect(shown()).toBe(2);
  expect(api.bodies(deleteDates)).toEqual([]);
});

test('a deleted post goes at once, before the server has answered, and the focus stays in the list', async () => {
  const answer = Promise.withResolvers<{ body: unknown }>();
  const person = await pressDelete();
  api.reply(deleteDates, answer.promise);
  await person.click(confirm());

  await waitFor(() => expect(shown()).toBe(1));
  await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('searchbox'))).toBe(true));
  expect(document.body).not.toHaveFocus();
  keepBlogs(api, [soup]);
  answer.resolve({ body: { message: 'Deleted.' } });
  expect(await screen.findByText('The post is deleted.')).toBeVisible();
});

test.each([
  [
    'in the server’s words',
    { status: 403, body: problem('forbidden', 'You may not do this.') },
    'You may not do this.',
  ],
  ['without words', { status: 502, body: 'Bad Gateway' }, 'Failed to delete blog'],
  ['without an answer', 'no answer' as const, 'Failed to delete blog'],
])('a post that could not be deleted comes back to its place: %s', async (_how, reply, words) => {
  const person = await pressDelete();
  api.reply(deleteDates, reply);
  await person.click(confirm());

  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(screen.getAllByRole('heading', { level: 2 }).map(each => each.textContent)).toEqual([
    dates.title,
    soup.title,
  ]);
});

test('a post that another author has deleted already is deleted', async () => {
  const person = await pressDelete();
  api.reply(deleteDates, { status: 404, body: problem('not_found', 'There is nothing here.') });
  keepBlogs(api, [soup]);
  await person.click(confirm());

  expect(await screen.findByText('The post is deleted.')).toBeVisible();
  expect(shown()).toBe(1);
});

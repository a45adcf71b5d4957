import { expect, test } from '@jest/globals';
import { problem } from '@sufra/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aPost } from '../../test/a-blog.ts';
import { moderator } from '../../test/blog-opener.ts';
import { dialog, editorOpener, field } from '../../test/editor-opener.tsx';

const { api, openNew, openEdit, openList } = editorOpener();

const post = aPost();
const getPost = `GET /blogs/${post.slug}` as 'GET /blogs/{post}';
const chips = () => within(dialog().getByRole('list', { name: 'Tags of this post' }));

test('tags are chips: parted by commas, trimmed, each once, and removed one by one', async () => {
  const { person } = await openNew();
  await person.type(field('Tags'), ' Ramadan , soup,RAMADAN, ,');
  expect(
    chips()
      .getAllByRole('listitem')
      .map(each => each.textContent),
  ).toEqual(['Ramadan', 'soup']);

  await person.click(chips().getByRole('button', { name: 'Remove tag: Ramadan' }));
  expect(
    chips()
      .getAllByRole('listitem')
      .map(each => each.textContent),
  ).toEqual(['soup']);
  await person.type(field('Tags'), '{Backspace}');
  expect(dialog().queryByRole('list', { name: 'Tags of this post' })).not.toBeInTheDocument();
});

test.each([
  [0, '0 / 160 characters. 120 to 160 characters are recommended.'],
  [119, '119 / 160 characters. 120 to 160 are recommended: a little more would help.'],
  [120, '120 / 160 characters. A good length.'],
  [160, '160 / 160 characters. A good length.'],
  [161, '161 / 160 characters. At most 160 fit.'],
])('of %i characters the meta description says %j', async (length, words) => {
  const { person } = await openNew();
  await person.click(field('Meta description'));
  if (length > 0) await person.paste('x'.repeat(length));

  expect(dialog().getByText(words)).toBeVisible();
});

test('the address is shown as the title is typed', async () => {
  const { person } = await openNew();
  await person.type(field('Title'), 'Harīra & dates');

  expect(dialog().getByText('/blog/harira-and-dates')).toBeVisible();
});

test('the address of a post stays when its title changes', async () => {
  const { person } = await openEdit(post);
  await person.type(field('Title'), ' anew');

  expect(dialog().getByText('/blog/dates-and-when-to-eat-them')).toBeVisible();
});

test('a post that does not come to be edited says so, and is asked for again', async () => {
  const { person } = openList([post], { as: moderator });
  api.reply(getPost, { status: 503, body: problem('service_unavailable', 'Not available.') }, { body: post });
  await person.click(await screen.findByRole('button', { name: `Edit: ${post.title}` }));

  expect(await screen.findByText('Failed to load blog. Please try again later.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Update Blog' });
  expect(field('Title')).toHaveValue(post.title);
});

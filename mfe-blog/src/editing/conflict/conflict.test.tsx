import { expect, test } from '@jest/globals';
import { problem } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aPost } from '../../../test/a-blog.ts';
import { editorOpener, field, formSent } from '../../../test/editor-opener.tsx';

const { api, openEdit } = editorOpener();

const mine = aPost({ version: 3 });
const theirs = aPost({ version: 7, title: 'Their title', content: '<p>Their words</p>' });
const putPost = `PUT /blogs/${mine._id}` as 'PUT /blogs/{post}';
const getPost = `GET /blogs/${mine.slug}` as 'GET /blogs/{post}';
const said = 'Somebody else saved this post after you opened it. Nothing of yours is lost.';

async function collide() {
  const { person } = await openEdit(mine);
  await person.clear(field('Title'));
  await person.type(field('Title'), 'My title');
  api.reply(putPost, { status: 409, body: problem('edit_conflict', said) }, { body: { blog: theirs } });
  api.reply(getPost, { body: theirs });
  await person.click(screen.getByRole('button', { name: 'Update Blog' }));
  await screen.findByText(said);
  return person;
}

async function look(person: Awaited<ReturnType<typeof collide>>) {
  await person.click(screen.getByRole('button', { name: 'See the other version' }));
  const other = within(await screen.findByRole('dialog', { name: 'The other version' }));
  await other.findByRole('heading', { name: 'Their title' });
  expect(other.getByText('Their words')).toBeVisible();
  return other;
}

test('an old version is not saved: the page says so, keeps the text, and nothing is decided before looking', async () => {
  await collide();

  expect(field('Title')).toHaveValue('My title');
  expect(screen.queryByRole('button', { name: /on top|Take this one/ })).not.toBeInTheDocument();
});

test('after looking, the own text is saved on top of the other version', async () => {
  const person = await collide();
  const other = await look(person);
  await person.click(other.getByRole('button', { name: 'Save mine on top of it' }));

  await screen.findByText('The post is saved.');
  expect(api.bodies(putPost).map(body => formSent(body).version)).toEqual(['3', '7']);
  expect(formSent(api.bodies(putPost)[1]).title).toBe('My title');
});

test('after looking, the other version can take the place of the own text', async () => {
  const person = await collide();
  const other = await look(person);
  await person.click(other.getByRole('button', { name: 'Take this one, drop mine' }));

  await waitFor(() => expect(field('Title')).toHaveValue('Their title'));
  expect(screen.queryByText(said)).not.toBeInTheDocument();
  api.reply(putPost, { body: { blog: theirs } });
  await person.click(screen.getByRole('button', { name: 'Update Blog' }));
  await screen.findByText('The post is saved.');
  expect(formSent(api.bodies(putPost).at(-1))).toMatchObject({
    title: 'Their title',
    content: '<p>Their words</p>',
    version: '7',
  });
});

test('who only looks goes on writing', async () => {
  const person = await collide();
  const other = await look(person);
  await person.click(other.getByRole('button', { name: 'Keep writing' }));

  expect(field('Title')).toHaveValue('My title');
  expect(screen.getByText(said)).toBeVisible();
});

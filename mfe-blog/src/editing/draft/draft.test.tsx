import { expect, test } from '@jest/globals';
import { session } from '@sufra/web-kit';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { aPost } from '../../../test/a-blog.ts';
import { admin, moderator } from '../../../test/blog-opener.ts';
import { content, dialog, editorOpener, field, write } from '../../../test/editor-opener.tsx';

const { api, openNew, openEdit, openList } = editorOpener();

const post = aPost();
const drafts = () => Object.keys(localStorage).filter(key => key.includes('blog-draft'));
const question = () => screen.queryByText('Leave with unsaved text?');

/** Something is written, kept, and the tab closed. */
async function writeAndClose() {
  const { person } = await openNew();
  await person.type(field('Title'), 'Half a thought');
  await write('Rutab comes');
  await dialog().findByText(/^Draft kept on this device at/);
  cleanup();
}

async function openAgain(as = moderator) {
  const { person } = openList([post], { as });
  await person.click(await screen.findByRole('button', { name: 'Add New Blog' }));
  return person;
}

test('what was not saved is offered again, with when it was, and taken up where it ended', async () => {
  await writeAndClose();
  const person = await openAgain();

  const offer = await screen.findByText(/unsaved text of a new post from/);
  const when = Date.parse(within(offer).getByRole('time').getAttribute('datetime') ?? '');
  expect(Math.abs(Date.now() - when)).toBeLessThan(60_000);
  expect(offer).toHaveTextContent('Half a thought');
  await person.click(screen.getByRole('button', { name: 'Continue with it' }));
  expect(field('Title')).toHaveValue('Half a thought');
  expect(content().textContent).toBe('Rutab comes');
});

test('discarded, it is gone', async () => {
  await writeAndClose();
  const person = await openAgain();
  await person.click(await screen.findByRole('button', { name: 'Discard it' }));

  expect(field('Title')).toHaveValue('');
  expect(drafts()).toEqual([]);
});

test('what the writer takes back leaves no draft', async () => {
  const { person } = await openNew();
  await person.type(field('Title'), 'Half');
  await dialog().findByText(/^Draft kept/);
  await person.clear(field('Title'));

  await waitFor(() => expect(drafts()).toEqual([]));
  expect(dialog().queryByText(/^Draft kept/)).not.toBeInTheDocument();
});

test('no other member is offered it, and no other post', async () => {
  await writeAndClose();
  await openAgain(admin);
  expect(await screen.findByRole('button', { name: 'Create Blog' })).toBeVisible();
  cleanup();

  await openEdit(post);
  expect(screen.queryByText(/unsaved text/)).not.toBeInTheDocument();
});

test('a save leaves no draft behind', async () => {
  const { person } = await openNew();
  await person.type(field('Title'), 'Dates');
  await write('Rutab');
  await dialog().findByText(/^Draft kept/);
  api.reply('POST /blogs', { status: 201, body: { blog: post } });
  await person.click(screen.getByRole('button', { name: 'Create Blog' }));

  await screen.findByText('The post is published.');
  expect(drafts()).toEqual([]);
});

test('an error while saving leaves it, and signing out takes it away', async () => {
  const { person } = await openNew();
  await person.type(field('Title'), 'Dates');
  await write('Rutab');
  api.reply('POST /blogs', 'no answer');
  await person.click(screen.getByRole('button', { name: 'Create Blog' }));
  await screen.findByText('Something went wrong. Please try again.');
  await dialog().findByText(/^Draft kept/);
  expect(drafts()).toHaveLength(1);

  api.reply('POST /auth/session/end', { body: { message: 'You are signed out.' } });
  await act(() => session.signOut());
  expect(drafts()).toEqual([]);
});

test('Escape closes at once where nothing is unsaved', async () => {
  const { person } = await openEdit(post);
  await person.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(question()).not.toBeInTheDocument();
  expect(drafts()).toEqual([]);
});

test('unsaved text is asked about first: kept writing, kept as a draft, or discarded', async () => {
  const { person } = await openEdit(post);
  await person.type(field('Title'), '!');
  await person.keyboard('{Escape}');
  expect(question()).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Keep writing' }));
  expect(field('Title')).toHaveValue(`${post.title}!`);

  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await person.click(screen.getByRole('button', { name: 'Keep as draft' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(drafts()).toHaveLength(1);

  await person.click(screen.getByRole('button', { name: `Edit: ${post.title}` }));
  await person.click(await screen.findByRole('button', { name: 'Continue with it' }));
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await person.click(screen.getByRole('button', { name: 'Discard it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(drafts()).toEqual([]);
});

test('what is written and taken back is nothing to ask about', async () => {
  const { person } = await openEdit(post);
  await person.type(field('Title'), '!');
  await person.type(field('Title'), '{Backspace}');
  await person.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

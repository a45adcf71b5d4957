import { expect, test } from '@jest/globals';
import { problem } from '@sufra/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aPicture, aPost } from '../../../test/a-blog.ts';
import { dialog, editorOpener, field, formSent, write } from '../../../test/editor-opener.tsx';

const { api, openNew, openEdit } = editorOpener();

const picture = aPicture('cover');
const covered = aPost({ coverImage: picture.src, coverPicture: picture, coverAlt: 'A bowl' });
const putPost = `PUT /blogs/${covered._id}` as 'PUT /blogs/{post}';
const file = (name: string, type: string, size = 10) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const input = () => dialog().getByLabelText('Cover image');
const choose = (chosen: File) => fireEvent.change(input(), { target: { files: [chosen] } });
const preview = () => dialog().queryByRole<HTMLImageElement>('img', { name: 'The cover as chosen' });

test('the hint names the kinds of pictures', async () => {
  await openNew();
  expect(dialog().getByText(/PNG, JPG, GIF/)).toBeVisible();
});

test.each([
  ['PNG', 'image/png'],
  ['JPG', 'image/jpeg'],
  ['GIF', 'image/gif'],
  ['WebP', 'image/webp'],
])('a %s of 5 MB is shown, can be described and is sent', async (_kind, type) => {
  const { person } = await openNew();
  choose(file('dates', type, 5_242_880));
  await waitFor(() => expect(preview()?.src).toMatch(/^data:/));

  await person.type(field('Title'), 'Dates');
  await person.type(field('Describe the cover'), 'A bowl of dates');
  await write('Rutab');
  api.reply('POST /blogs', { status: 201, body: { blog: covered } });
  await person.click(screen.getByRole('button', { name: 'Create Blog' }));
  await screen.findByText('The post is published.');
  const sent = formSent(api.bodies('POST /blogs')[0]);
  expect(sent.coverAlt).toBe('A bowl of dates');
  expect(sent).toHaveProperty('coverImage');
});

test.each([
  ['no picture', file('dates.pdf', 'application/pdf'), 'Please select a valid image file'],
  ['a drawing that may hold scripts', file('a.svg', 'image/svg+xml'), 'Please select a valid image file'],
  ['one byte too many', file('dates.png', 'image/png', 5_242_881), 'Image size should be less than 5MB'],
])('%s is refused in product words', async (_what, chosen, words) => {
  await openNew();
  choose(chosen);

  expect((await dialog().findByRole('alert')).textContent).toBe(words);
  expect(input()).toHaveAttribute('aria-invalid', 'true');
  expect(preview()).not.toBeInTheDocument();
});

test('a file that turns out to be no picture is dropped, with a word about it', async () => {
  await openNew();
  choose(file('dates.png', 'image/png'));
  await waitFor(() => expect(preview()).toBeVisible());
  fireEvent.error(dialog().getByRole('img', { name: 'The cover as chosen' }));

  expect(dialog().getByText('Failed to load image. Please try a different image.')).toBeVisible();
  expect(preview()).not.toBeInTheDocument();
});

test('the cover of a post is shown, and removed on request', async () => {
  const { person } = await openEdit(covered);
  expect(preview()).toHaveAttribute('src', picture.src);
  expect(field('Describe the cover')).toHaveValue('A bowl');

  await person.click(dialog().getByRole('button', { name: 'Remove image' }));
  expect(preview()).not.toBeInTheDocument();
  expect(input()).toHaveFocus();
  api.reply(putPost, { body: { blog: covered } });
  await person.click(screen.getByRole('button', { name: 'Update Blog' }));
  await screen.findByText('The post is saved.');
  expect(formSent(api.bodies(putPost)[0])).toMatchObject({ removeCover: 'true' });
});

test('what the server says about the cover stands at the cover', async () => {
  const { person } = await openEdit(covered);
  choose(file('dates.png', 'image/png'));
  await waitFor(() => expect(preview()?.src).toMatch(/^data:/));
  api.reply(putPost, { status: 415, body: problem('not_an_image', 'Please select a valid image file') });
  await person.click(screen.getByRole('button', { name: 'Update Blog' }));

  expect((await dialog().findByRole('alert')).textContent).toBe('Please select a valid image file');
  expect(input()).toHaveAttribute('aria-invalid', 'true');
});

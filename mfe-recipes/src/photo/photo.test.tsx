import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Recipe } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { aRecipe } from '../../test/a-recipe.ts';
import { filled } from '../../test/filled.ts';
import { keepSaved } from '../../test/keep-saved.ts';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
const plain = aRecipe();
const id = plain._id;
const put = filled('PUT /recipes/{id}/photo', { id });
const base = `/api/v1/recipes/${id}/photo/${'p'.repeat(22)}`;
const photo: Recipe['photo'] = {
  ...{ src: `${base}-480.webp`, srcset: `${base}-480.webp 480w`, avifSrcset: `${base}-480.avif 480w` },
  ...{ width: 480, height: 360, alt: 'Soup in a bowl', isPrivate: true },
};
const photographed: Recipe = { ...plain, photo };
const bytes = () => api.reply(`GET ${base.slice('/api/v1'.length)}-480.webp` as never, { body: 'bytes' });

beforeEach(() => {
  // The bytes of an answer are of Node's kind here, which this window's reader does not take.
  jest.spyOn(Response.prototype, 'blob').mockResolvedValue(new Blob(['bytes'], { type: 'image/webp' }));
  beSignedOut();
  keepSaved(api, [plain]);
});

async function open(recipe: Recipe) {
  signInAs(aUser());
  api.reply(filled('GET /recipes/{id}', { id }), { body: { recipe } });
  bytes();
  const rendered = renderAt(`/recipes/${id}`);
  const section = within(await screen.findByRole('region', { name: 'Your photo' }));
  return { ...rendered, section };
}
const choose = (section: ReturnType<typeof within>, file: File) =>
  fireEvent.change(section.getByLabelText(/^Choose/), { target: { files: [file] } });
const file = (type: string, size = 10) => {
  const made = new File(['x'], 'dish', { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const sentOf = (body: unknown) => Object.fromEntries((body as FormData).entries());

test('a recipe without a photo shows its drawing; one that is chosen takes its place', async () => {
  const { section } = await open(plain);
  expect(section.queryByRole('button', { name: 'Remove the photo' })).not.toBeInTheDocument();
  api.reply(put, { body: { recipe: photographed } });
  choose(section, file('image/jpeg'));
  const shown = await screen.findByRole('img', { name: 'Soup in a bowl' });
  expect(shown).toHaveAttribute('src', expect.stringMatching(/^data:/));
  expect(sentOf(api.bodies(put)[0])).toMatchObject({ image: expect.anything(), alt: '' });
});

test.each([
  ['no picture', file('application/pdf'), 'Please select a valid image file'],
  ['a drawing that may hold scripts', file('image/svg+xml'), 'Please select a valid image file'],
  ['one byte too many', file('image/png', 5_242_881), 'Image size should be less than 5MB'],
])('%s is refused before it is sent', async (_what, chosen, words) => {
  const { section } = await open(plain);
  choose(section, chosen);
  expect((await section.findByRole('alert')).textContent).toBe(words);
  expect(api.bodies(put)).toEqual([]);
});

test('what the service refuses is said, and the photo before stays', async () => {
  const { section } = await open(photographed);
  api.reply(put, { status: 415, body: problem('not_an_image', 'Please select a valid image file') });
  choose(section, file('image/png'));
  expect((await section.findByRole('alert')).textContent).toBe('Please select a valid image file');
  expect(await screen.findByRole('img', { name: 'Soup in a bowl' })).toBeVisible();
});

test('it is described, and removed', async () => {
  const { person, section } = await open(photographed);
  const field = section.getByLabelText(/^What it shows/);
  await person.clear(field);
  await person.click(field);
  await person.paste('Green soup');
  api.reply(put, { body: { recipe: { ...photographed, photo: { ...photo, alt: 'Green soup' } } } });
  await person.click(section.getByRole('button', { name: 'Keep the description' }));
  expect(await screen.findByRole('img', { name: 'Green soup' })).toBeVisible();
  expect(sentOf(api.bodies(put)[0])).toEqual({ alt: 'Green soup' });

  api.reply(filled('DELETE /recipes/{id}/photo', { id }), { body: { recipe: plain } });
  await person.click(section.getByRole('button', { name: 'Remove the photo' }));
  expect(await section.findByText('Choose a photo')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Green soup' })).not.toBeInTheDocument();
});

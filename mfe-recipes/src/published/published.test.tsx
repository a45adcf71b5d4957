import { beforeEach, expect, test } from '@jest/globals';
import type { Publication, PublishedRecipe, PublishedSummary } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aRecipe } from '../../test/a-recipe.ts';
import { filled } from '../../test/filled.ts';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
const list = 'GET /recipes/published';
const slug = 'zereshk-rice-0a1b2c3d';
const own = aRecipe();
const id = own._id;
const publicationOf = filled('GET /recipes/{id}/publication', { id });
const asking = filled('POST /recipes/{id}/publication', { id });

const published = (more: Partial<PublishedRecipe> = {}): PublishedRecipe => {
  const { _id, isSaved, favorite, keptUntil, shareToken, personal, version, editedAt, ...shared } = own;
  return {
    ...{ ...shared, title: 'زرشک پلو', language: 'ur', slug, author: 'Maryam K.', meal: 'Main Meals' },
    ...{ publishedAt: '2026-11-20T18:00:00.000Z', changedAt: '2026-11-20T18:00:00.000Z' },
    ...more,
  };
};
const summary = (more: Partial<PublishedSummary> = {}): PublishedSummary => {
  const { title, description, language, author, meal, prepTime, cookTime, picture, source } = published();
  return {
    ...{ slug, title, description, language, author, meal, prepTime, cookTime, picture, source },
    ...{ publishedAt: '2026-11-20T18:00:00.000Z', cuisine: null, verdict: 'halal', ...more },
  };
};
const publication = (more: Partial<Publication> = {}): Publication => ({
  ...{ author: 'Maryam', meal: 'Main Meals', cuisine: null, language: 'en', slug: null },
  ...{ isPublic: false, isWaiting: false, isWithheld: false, askedAt: null, publishedAt: null, answer: null },
  ...more,
});

beforeEach(beSignedOut);

test('a visitor finds recipes in the collection, each in its own language, and by meal', async () => {
  api.reply(list, { body: { recipes: [summary()], next: null } });
  const { person, address } = renderAt('/recipes');
  const link = await screen.findByRole('link', { name: 'زرشک پلو' });
  expect(link).toHaveAttribute('href', `/recipe/${slug}`);
  expect(link.closest('[lang]')).toHaveAttribute('dir', 'rtl');

  api.reply(list, { body: { recipes: [], next: null } });
  await person.selectOptions(screen.getByLabelText('Meal type'), 'Dessert');
  expect(await screen.findByText('No recipe is like that yet')).toBeVisible();
  expect(address()).toBe('/recipes?meal=Dessert');
  api.reply(list, { body: { recipes: [summary()], next: null } });
  await person.click(screen.getByRole('button', { name: 'Show all recipes' }));
  expect(await screen.findByRole('link', { name: 'زرشک پلو' })).toBeVisible();
});

test('a published recipe names its author, and a member keeps a copy', async () => {
  signInAs(aUser());
  api.reply(filled('GET /recipes/published/{slug}', { slug }), { body: { recipe: published() } });
  const { person } = renderAt(`/recipe/${slug}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'زرشک پلو' })).toBeVisible();
  expect(screen.getByText('Maryam K.')).toBeVisible();
  api.reply(filled('POST /recipes/published/{slug}/copy', { slug }), {
    body: { recipe: { _id: id, title: 'x', isSaved: true } },
  });
  await person.click(screen.getByRole('button', { name: 'Save a copy' }));
  expect(await screen.findByRole('link', { name: 'Open your copy' })).toHaveFocus();
});

test('one that was taken off says so', async () => {
  api.reply(filled('GET /recipes/published/{slug}', { slug }), {
    status: 404,
    body: problem('not_found', 'There is nothing here.'),
  });
  renderAt(`/recipe/${slug}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'This recipe is not here' })).toBeVisible();
});

async function openOwn(now: Publication | null) {
  signInAs(aUser({ name: 'Maryam' }));
  api.reply(filled('GET /recipes/{id}', { id }), { body: { recipe: own } });
  api.reply('GET /recipes/collections', { body: { collections: [] } });
  api.reply(publicationOf, { body: { publication: now } });
  const rendered = renderAt(`/recipes/${id}`);
  return { ...rendered, section: within(await screen.findByRole('region', { name: 'For everyone' })) };
}

test('an owner sends a recipe to the moderators, once it is said to be one’s own', async () => {
  const { person, section } = await openOwn(null);
  await person.click(section.getByRole('button', { name: 'Publish…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = dialog.getByRole('button', { name: 'Send to the moderators' });
  await person.click(send);
  expect(dialog.getByRole('alert')).toHaveTextContent('Please tick this');
  expect(api.bodies(asking)).toEqual([]);
  await person.click(dialog.getByRole('checkbox'));
  api.reply(asking, { body: { publication: publication({ isWaiting: true }) } });
  await person.click(send);
  expect(await section.findByText(/It waits for a moderator/)).toBeVisible();
  expect(api.bodies(asking)).toEqual([
    { author: 'Maryam', meal: 'Main Meals', cuisine: null, language: 'en' },
  ]);
});

test('an owner reads a refusal, sees the page of what is public, and takes it off', async () => {
  const refused = { outcome: 'refused' as const, reason: 'A step is missing.', answeredAt: own.createdAt };
  const first = await openOwn(publication({ answer: refused }));
  expect(first.section.getByText('A step is missing.')).toBeVisible();
  expect(first.section.getByRole('button', { name: 'Ask again…' })).toBeVisible();
  first.unmount();

  const { person, section } = await openOwn(
    publication({ isPublic: true, isWaiting: true, slug, publishedAt: own.createdAt }),
  );
  expect(section.getByRole('link', { name: 'see its page' })).toHaveAttribute('href', `/recipe/${slug}`);
  expect(section.getByText(/Your changed text waits/)).toBeVisible();
  await person.click(section.getByRole('button', { name: 'Take it off' }));
  api.reply(filled('DELETE /recipes/{id}/publication', { id }), {
    body: { message: 'The recipe is no longer public.' },
  });
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take it off' }),
  );
  expect(await section.findByRole('button', { name: 'Publish…' })).toBeVisible();
});

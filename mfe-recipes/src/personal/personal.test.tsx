import { beforeEach, expect, test } from '@jest/globals';
import type { Recipe } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aRecipe } from '../../test/a-recipe.ts';
import { filled } from '../../test/filled.ts';
import { keepSaved } from '../../test/keep-saved.ts';
import { routes } from '../routes.tsx';
import { today } from './today.ts';

const renderAt = rendererOf(routes);
const api = apiStandIn();
const recipe = aRecipe();
const id = recipe._id;
const nothing: Recipe['personal'] = { note: '', rating: null, cookedOn: [], collections: [] };
const iftar = { _id: '65f0c00c00000000000000aa', name: 'Iftar', count: 1 };

beforeEach(() => {
  beSignedOut();
  keepSaved(api, [recipe]);
  api.reply(filled('GET /recipes/{id}', { id }), { body: { recipe } });
  api.reply('GET /recipes/collections', { body: { collections: [iftar] } });
});

async function open(personal: Partial<Recipe['personal']> = {}) {
  signInAs(aUser());
  const shown = { ...recipe, personal: { ...nothing, ...personal } };
  api.reply(filled('GET /recipes/{id}', { id }), { body: { recipe: shown } });
  const rendered = renderAt(`/recipes/${recipe._id}`);
  const section = within(await screen.findByRole('region', { name: 'For yourself' }));
  return { ...rendered, section };
}
const answer = (call: Parameters<typeof api.reply>[0], personal: Partial<Recipe['personal']>) =>
  api.reply(call, { body: { recipe: { ...recipe, personal: { ...nothing, ...personal } } } });

test('a recipe is rated and noted, and both stay as the service has them', async () => {
  const { person, section } = await open();
  answer(filled('PATCH /recipes/{id}', { id }), { rating: 4 });
  await person.click(section.getByRole('radio', { name: '4 stars' }));
  expect(await section.findByRole('radio', { name: '4 stars', checked: true })).toBeVisible();

  await person.click(section.getByLabelText('Your note'));
  await person.paste('Less salt.');
  answer(filled('PATCH /recipes/{id}', { id }), { rating: 4, note: 'Less salt.' });
  await person.click(section.getByRole('button', { name: 'Keep the note' }));
  expect(await section.findByDisplayValue('Less salt.')).toBeVisible();
  expect(api.bodies(filled('PATCH /recipes/{id}', { id }))).toEqual([{ rating: 4 }, { note: 'Less salt.' }]);
});

test('it was cooked on days, which are counted, listed and taken back', async () => {
  const { person, section } = await open({ cookedOn: ['2026-01-02'] });
  expect(section.getByText('Cooked once, on January 2, 2026')).toBeVisible();
  answer(filled('PUT /recipes/{id}/cooked/{day}', { id, day: today() }), {
    cookedOn: ['2026-03-04', '2026-01-02'],
  });
  await person.click(section.getByRole('button', { name: 'I cooked it today' }));
  expect(await section.findByText('Cooked 2 times, last on March 4, 2026')).toBeVisible();
  await person.click(section.getByText('Days'));
  answer(filled('DELETE /recipes/{id}/cooked/{day}', { id, day: '2026-03-04' }), {
    cookedOn: ['2026-01-02'],
  });
  await person.click(section.getByRole('button', { name: 'Remove: March 4, 2026' }));
  expect(await section.findByText('Cooked once, on January 2, 2026')).toBeVisible();
});

test('it is put into a collection, and into one that is begun for it', async () => {
  const { person, section } = await open();
  const put = (collection: string) =>
    filled('PUT /recipes/{id}/collections/{collection}', { id, collection });
  answer(put(iftar._id), { collections: [iftar._id] });
  await person.click(await section.findByRole('checkbox', { name: 'Iftar' }));
  expect(await section.findByRole('checkbox', { name: 'Iftar', checked: true })).toBeVisible();

  const feast = { _id: '65f0c00c00000000000000bb', name: 'Feast', count: 0 };
  api.reply('POST /recipes/collections', { status: 201, body: { collection: feast } });
  answer(put(feast._id), { collections: [iftar._id, feast._id] });
  api.reply('GET /recipes/collections', { body: { collections: [feast, iftar] } });
  await person.click(section.getByLabelText('A new collection'));
  await person.paste('Feast');
  await person.keyboard('{Enter}');
  expect(await section.findByRole('checkbox', { name: 'Feast', checked: true })).toBeVisible();
});

test('at the end of cooking one press notes this day', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Start cooking' }));
  const view = within(await screen.findByRole('dialog'));
  expect(view.queryByRole('button', { name: 'I cooked it' })).not.toBeInTheDocument();
  for (const _ of recipe.steps.slice(1)) await person.click(view.getByRole('button', { name: 'Next' }));
  answer(filled('PUT /recipes/{id}/cooked/{day}', { id, day: today() }), { cookedOn: [today()] });
  await person.click(view.getByRole('button', { name: 'I cooked it' }));
  expect(await view.findByText(/^Cooked once/)).toBeVisible();
  expect(view.queryByRole('button', { name: 'I cooked it' })).not.toBeInTheDocument();
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import type { CalendarAnswer, HouseholdRole, Recipe } from '@sufra/contracts';
import {
  anEventStream,
  apiStandIn,
  aUser,
  beSignedOut,
  problem,
  rendererOf,
  signInAs,
} from '@sufra/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aPlan } from '../../../test/a-plan.ts';
import { aRecipe } from '../../../test/a-recipe.ts';
import { aFamily, yusuf } from '../../../test/at-table.ts';
import { keepSaved } from '../../../test/keep-saved.ts';
import { routes } from '../../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();

beforeEach(beSignedOut);

const soup = aRecipe({ _id: '65f0c00c0000000000000001', title: 'Lentil soup', whose: 'Bilal' });
const stew = aRecipe({ _id: '65f0c00c0000000000000002', title: 'Okra stew', whose: 'Bilal' });

const shared = (role: HouseholdRole, dishes = { 'monday-lunch': soup._id }): CalendarAnswer => ({
  ...aPlan(dishes, { recipes: [soup, stew] }),
  household: { role, owner: 'Amina' },
});

function open(plan: CalendarAnswer, saved: Recipe[] = []) {
  api.reply('GET /recipes/calendar', { body: plan });
  api.reply('GET /household/changes', {
    status: 404,
    body: problem('not_found', 'There is nothing here.'),
  });
  keepSaved(api, saved);
  signInAs(aUser({ isPremium: true }));
}

const dish = (title: string) => screen.findByRole('link', { name: title });

describe('the week of a household', () => {
  test('is read by a guest, with whose recipes they are, and nothing more', async () => {
    open(shared('guest'));
    renderAt('/dashboard/week');
    expect(await dish('Lentil soup')).toHaveAttribute('href', `/recipes/${soup._id}`);
    expect(screen.getByText('A recipe of Bilal')).toBeVisible();
    expect(screen.getByText(/kept by/)).toHaveTextContent('kept by Amina. As a guest you read it.');
    expect(screen.getAllByText('Nothing is planned.')).toHaveLength(6);
    expect(screen.queryByText(/^Give your saved recipes/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Add a recipe|More|Clear|Guests|Move/i })).toBeNull();
  });

  test('is changed by a cook who has saved none, and read anew when another has changed it', async () => {
    const stream = anEventStream();
    open(shared('cook'));
    api.reply('GET /household/changes', stream.response);
    renderAt('/dashboard/week');
    await dish('Lentil soup');
    expect(screen.getByRole('button', { name: 'Add a recipe for Tuesday, lunch' })).toBeVisible();
    stream.send('changed', { list: 0, plan: 1, members: 1 });
    api.reply('GET /recipes/calendar', { body: shared('cook', { 'monday-lunch': stew._id }) });
    stream.send('changed', { list: 0, plan: 2, members: 1 });
    expect(await dish('Okra stew')).toBeVisible();
  });

  test('has the same note for its owner, and none for a member alone', async () => {
    open(shared('owner'));
    const { unmount } = renderAt('/dashboard/week');
    expect(await screen.findByText(/Your household sees this calendar/)).toBeVisible();
    expect(screen.getByText(/^Give your saved recipes/)).toBeVisible();
    unmount();
    open({ ...shared('owner'), household: null }, [stew]);
    renderAt('/dashboard/week');
    await dish('Lentil soup');
    expect(screen.queryByText(/Your household/)).toBeNull();
  });
});

describe('who eats a planned meal', () => {
  const named = [{ id: yusuf.id, name: 'Yusuf' }];

  test('is chosen by name, all unless told; the number follows', async () => {
    open(shared('owner'));
    api.reply('GET /recipes/eaters', { body: aFamily() });
    const { person } = renderAt('/dashboard/week');
    await dish('Lentil soup');
    await person.click(screen.getByRole('button', { name: 'More: Lentil soup, Monday, lunch' }));
    await person.click(await screen.findByRole('menuitem', { name: 'People at table…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lentil soup' }));
    const who = await dialog.findByRole('group', { name: 'Who eats' });
    for (const box of within(who).getAllByRole('checkbox')) expect(box).toBeChecked();
    expect(dialog.getByRole('combobox')).toHaveDisplayValue('As the recipe is written');
    await person.click(dialog.getByRole('checkbox', { name: 'Bilal' }));
    expect(dialog.getByRole('combobox')).toHaveDisplayValue('As many as are chosen: 2 people');
    const plan = shared('owner');
    const meals = plan.meals.map(meal => ({ ...meal, eaters: named, servings: 1 }));
    const changed = { body: { ...plan, version: 1, meals } };
    api.reply('PATCH /recipes/calendar', changed);
    api.reply('GET /recipes/calendar', changed);
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('At table: Yusuf')).toBeVisible();
    const eaters = aFamily().eaters.flatMap(({ id, name }) => (name === 'Bilal' ? [] : [id]));
    expect(api.bodies('PATCH /recipes/calendar')).toMatchObject([
      { meals: [{ becomes: { recipeId: soup._id, people: null, eaters } }] },
    ]);
  });

  test('is read by a guest', async () => {
    const plan = shared('guest');
    open({ ...plan, meals: plan.meals.map(meal => ({ ...meal, eaters: named, servings: 3 })) });
    renderAt('/dashboard/week');
    expect(await screen.findByText('At table: Yusuf')).toBeVisible();
    // Two guests of the night beside.
    expect(screen.getByText('For 3 people')).toBeVisible();
  });
});

test('a recipe that another planned is read and cooked, and neither kept, changed nor shared', async () => {
  api.reply(`GET /recipes/${soup._id}` as 'GET /recipes/{id}', { body: { recipe: soup } });
  signInAs(aUser({ isPremium: true }));
  renderAt(`/recipes/${soup._id}`);
  expect(await screen.findByText(/planned for your household/)).toHaveTextContent('A recipe of Bilal');
  expect(screen.getByRole('button', { name: 'Start cooking' })).toBeVisible();
  for (const name of [/^Favourite/, /^Edit/, /^Share/, /^Delete/, /shopping list/i])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

import { beforeEach, expect, test } from '@jest/globals';
import { addDays, type CalendarAnswer, type PlannedMeal, type Recipe } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aPlan } from '../../../test/a-plan.ts';
import { aRecipe } from '../../../test/a-recipe.ts';
import { keepSaved } from '../../../test/keep-saved.ts';
import { routes } from '../../routes.tsx';
import { today } from '../dates.ts';
import { dayName, mealName, placeOf, slotId, slotName } from '../slots.ts';

const renderAt = rendererOf(routes);
const api = apiStandIn();

beforeEach(beSignedOut);

const soup = aRecipe({ _id: '65f0c00c0000000000000001', title: 'Lentil soup' });
const stew = aRecipe({ _id: '65f0c00c0000000000000002', title: 'Okra stew' });
const rice = aRecipe({ _id: '65f0c00c0000000000000003', title: 'Date rice' });

const now = today();
const dinnerToday = slotId(now, 'iftarOrDinner');

/** What is planned so many days from now. */
const onDays = (...planned: [days: number, meal: PlannedMeal['meal'], recipe: Recipe][]): CalendarAnswer => ({
  ...aPlan(),
  meals: planned.map(([days, meal, { _id: recipeId }]) => ({
    ...{ date: addDays(now, days), meal, recipeId, people: null, leftoversOf: null, servings: 4 },
  })),
});

function open({ plan = aPlan(), recipes = [soup, stew, rice] as Recipe[] } = {}) {
  const user = aUser({ isPremium: true, generations_left: null });
  api.reply('GET /auth/me', { body: { user, nextResetDate: null } });
  keepSaved(api, recipes);
  api.reply('GET /recipes/calendar', { body: plan });
  signInAs(user);
  return renderAt('/dashboard');
}

const section = async () => within(await screen.findByRole('region', { name: 'Today and tomorrow' }));

test('the meals of two days stand on the dashboard, and the others on the page of the week', async () => {
  open({ plan: onDays([0, 'lunch', soup], [1, 'suhoor', stew], [2, 'lunch', rice]) });

  const days = await section();
  expect(await days.findByRole('link', { name: /Lunch\s*Lentil soup/ })).toHaveAttribute(
    'href',
    `/recipes/${soup._id}`,
  );
  expect(
    days.getByRole('link', { name: new RegExp(`${mealName('suhoor', addDays(now, 1))}\\s*Okra stew`) }),
  ).toBeVisible();
  expect(days.queryByText('Date rice')).not.toBeInTheDocument();
  expect(days.getByRole('link', { name: 'Your week' })).toHaveAttribute('href', '/dashboard/week');
});

test('the dinner that is missing is chosen in place', async () => {
  const { person } = open();
  const days = await section();
  api.reply('PATCH /recipes/calendar', { body: onDays([0, 'iftarOrDinner', stew]) });

  await person.click(
    await days.findByRole('button', { name: new RegExp(`Add a recipe for ${dayName(now)}`) }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: slotName(dinnerToday) }));
  await person.click(dialog.getByRole('button', { name: /^Okra stew/ }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(api.bodies('PATCH /recipes/calendar')).toEqual([
      { meals: [{ ...placeOf(dinnerToday), becomes: { recipeId: stew._id } }], guests: [], version: 0 },
    ]),
  );
});

test('a recipe that is deleted leaves the days with the list', async () => {
  const { person } = open({ plan: onDays([0, 'iftarOrDinner', soup]) });
  api.reply(`DELETE /recipes/${soup._id}` as 'DELETE /recipes/{id}', { body: { message: 'Gone.' } });
  const days = await section();
  await days.findByRole('link', { name: /Lentil soup/ });
  const saved = within(screen.getByRole('region', { name: 'My Saved Recipes' }));
  await person.click(saved.getByRole('button', { name: 'Delete: Lentil soup' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

  await waitFor(() => expect(days.queryByText('Lentil soup')).not.toBeInTheDocument());
});

test('a week that cannot be had costs only its own place and can be asked for again', async () => {
  const { person } = open();
  api.reply(
    'GET /recipes/calendar',
    { status: 503, body: problem('service_unavailable', 'Not right now.') },
    { body: onDays([0, 'iftarOrDinner', soup]) },
  );
  const days = await section();

  expect(await days.findByRole('alert')).toHaveTextContent('Your week cannot be shown right now.');
  expect(await screen.findByRole('region', { name: 'My Saved Recipes' })).toHaveTextContent('Okra stew');
  await person.click(days.getByRole('button', { name: 'Try again' }));
  expect(await days.findByRole('link', { name: /Lentil soup/ })).toBeVisible();
});

test('without saved recipes it says how a week begins', async () => {
  open({ recipes: [] });

  const days = await section();
  expect(await days.findByText(/^A week begins with a recipe/)).toBeVisible();
  expect(days.queryByRole('button')).not.toBeInTheDocument();
});

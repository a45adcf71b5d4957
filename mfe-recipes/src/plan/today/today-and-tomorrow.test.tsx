import { beforeEach, expect, test } from '@jest/globals';
import type { Recipe } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aPlan } from '../../../test/a-plan.ts';
import { aRecipe } from '../../../test/a-recipe.ts';
import { keepSaved } from '../../../test/keep-saved.ts';
import { routes } from '../../routes.tsx';
import { dayNames, slotId, slotName } from '../slots.ts';
import { dayFrom } from './day-from.ts';

const renderAt = rendererOf(routes);
const api = apiStandIn();

beforeEach(beSignedOut);

const soup = aRecipe({ _id: '65f0c00c0000000000000001', title: 'Lentil soup' });
const stew = aRecipe({ _id: '65f0c00c0000000000000002', title: 'Okra stew' });
const rice = aRecipe({ _id: '65f0c00c0000000000000003', title: 'Date rice' });

const [today, tomorrow, later] = [0, 1, 2].map(after => dayFrom(new Date(), after)) as [
  ReturnType<typeof dayFrom>,
  ReturnType<typeof dayFrom>,
  ReturnType<typeof dayFrom>,
];
const dinnerToday = slotId(today, 'iftarOrDinner');

function open({ plan = aPlan(), recipes = [soup, stew, rice] as Recipe[] } = {}) {
  const user = aUser({ isPremium: true, generations_left: null });
  api.reply('GET /auth/me', { body: { user, nextResetDate: null } });
  keepSaved(api, recipes);
  api.reply('GET /recipes/plan', { body: { plan, version: 0 } });
  signInAs(user);
  return renderAt('/dashboard');
}

const section = async () => within(await screen.findByRole('region', { name: 'Today and tomorrow' }));

test('the meals of two days stand on the dashboard, and the others on the page of the week', async () => {
  const plan = aPlan({
    [slotId(today, 'lunch')]: soup._id,
    [slotId(tomorrow, 'suhoor')]: stew._id,
    [slotId(later, 'lunch')]: rice._id,
  });
  open({ plan });

  const days = await section();
  expect(await days.findByRole('link', { name: /Lunch\s*Lentil soup/ })).toHaveAttribute(
    'href',
    `/recipes/${soup._id}`,
  );
  expect(days.getByRole('link', { name: /Suhoor\s*Okra stew/ })).toBeVisible();
  expect(days.queryByText('Date rice')).not.toBeInTheDocument();
  expect(days.getByRole('link', { name: 'Your week' })).toHaveAttribute('href', '/dashboard/week');
});

test('the dinner that is missing is chosen in place', async () => {
  const { person } = open();
  const days = await section();
  api.reply('PUT /recipes/plan', {
    body: { plan: aPlan({ [dinnerToday]: stew._id }), version: 1 },
  });

  await person.click(
    await days.findByRole('button', { name: new RegExp(`Add a recipe for ${dayNames()[today]}`) }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: slotName(dinnerToday) }));
  await person.click(dialog.getByRole('button', { name: /^Okra stew/ }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(api.bodies('PUT /recipes/plan')).toEqual([
      { plan: aPlan({ [dinnerToday]: stew._id }), version: 0 },
    ]),
  );
});

test('a recipe that is deleted leaves the days with the list', async () => {
  const { person } = open({ plan: aPlan({ [dinnerToday]: soup._id }) });
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
    'GET /recipes/plan',
    { status: 503, body: problem('service_unavailable', 'Not right now.') },
    { body: { plan: aPlan({ [dinnerToday]: soup._id }), version: 0 } },
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

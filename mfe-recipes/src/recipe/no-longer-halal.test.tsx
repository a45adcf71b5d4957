import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Recipe } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aForbiddenRecipe } from '../../test/a-forbidden-recipe.ts';
import { aPlan } from '../../test/a-plan.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { keepSaved } from '../../test/keep-saved.ts';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
const id = '65f0c00c0000000000000001';
const ofId = `GET /recipes/${id}` as 'GET /recipes/{id}';
const token = 'AAAAAAAAAAAAAAAAAAAAAA';
const rice = aRecipe({ _id: '65f0c00c0000000000000002', title: 'Date rice' });
const member = aUser({ isPremium: true, generations_left: null });

beforeEach(() => {
  beSignedOut();
  sessionStorage.clear();
  localStorage.clear();
});

function openRecipe(recipe = aForbiddenRecipe(), search = '') {
  api.reply(ofId, { body: { recipe } });
  signInAs(member);
  return renderAt(`/recipes/${id}${search}`);
}

function openWeek(recipes: Recipe[], { plan = aPlan() } = {}) {
  return openList('/dashboard/week', recipes, plan);
}

function openList(address: string, recipes: Recipe[], plan = aPlan()) {
  api.reply('GET /auth/me', { body: { user: member, nextResetDate: null } });
  keepSaved(api, recipes);
  api.reply('GET /recipes/calendar', { body: plan });
  signInAs(member);
  return renderAt(address);
}

async function openMenu(person: ReturnType<typeof renderAt>['person']) {
  const share = () => screen.findByRole('button', { name: /^Share/ });
  // The menu itself comes in a chunk of its own.
  await waitFor(async () => expect((await share()).dataset.state).toBe('closed'));
  await person.click(await share());
  await screen.findByRole('menu');
}

const notice = () => screen.findByRole('note', { name: 'No longer halal' });
const instead = 'Instead: beef bacon, or turkey bacon';

describe('a recipe that is no longer halal', () => {
  test('says so on its card, in place of its tick', async () => {
    openList('/dashboard', [aForbiddenRecipe(), rice]);
    const saved = within(await screen.findByRole('region', { name: 'My Saved Recipes' }));
    const title = await saved.findByRole('heading', { name: 'Pasta carbonara with bacon' });
    const card = within(title.closest('li') ?? document.body);
    expect(card.queryByText('Checked halal')).not.toBeInTheDocument();
    expect(card.getByText('No longer halal')).toBeVisible();
    expect(saved.getAllByText('No longer halal')).toHaveLength(1);
    expect(saved.getAllByText('Checked halal')).toHaveLength(1);
    const recent = within(screen.getByRole('region', { name: 'Recent Recipes' }));
    expect(recent.getAllByText('No longer halal')).toHaveLength(1);
  });

  test('says so on its page, before anything else, and at each of its lines', async () => {
    openRecipe();
    const note = await notice();
    expect(note).toHaveTextContent('150 g smoked bacon: This is pork, or is made with it.');
    expect(note).toHaveTextContent(instead);
    expect(note).toHaveTextContent('Also in step 2 and the title.');
    const start = screen.getByRole('button', { name: 'Start cooking' });
    expect(note.compareDocumentPosition(start)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const warned = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => /Not halal:/.test(textContent));
    expect(warned.map(({ textContent }) => textContent)).toEqual([
      '150\u00a0g smoked bacon Not halal: smoked bacon. Use beef bacon or turkey bacon instead.',
      'Fry the bacon. Not halal: bacon. Use beef bacon or turkey bacon instead.',
    ]);
    // On paper too.
    expect(note.closest('[data-print="hide"]')).not.toBeInTheDocument();
  });

  test('is cooked under the notice, and the step that holds it says so again', async () => {
    openRecipe(aForbiddenRecipe(), '?step=2');
    const kitchen = within(await screen.findByRole('dialog', { name: 'Pasta carbonara with bacon' }));
    expect(kitchen.getByRole('note', { name: 'No longer halal' })).toHaveTextContent(instead);
    expect(kitchen.getByText(/^Not halal: bacon\./)).toBeVisible();
  });

  test('is copied with the notice, and is not offered to be sent', async () => {
    const { person } = openRecipe(aForbiddenRecipe({ shareToken: token }));
    await openMenu(person);
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Copy recipe',
      'Stop sharing',
    ]);
    await person.click(screen.getByRole('menuitem', { name: 'Copy recipe' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('No longer halal\n- 150 g smoked bacon. Instead: beef bacon, or turkey bacon');
    expect(copied).not.toContain(token);
  });

  test('that is found out while it is being shared shows the notice', async () => {
    const { person } = openRecipe(aForbiddenRecipe({ halal: aRecipe().halal }));
    await openMenu(person);
    api.reply(ofId, { body: { recipe: aForbiddenRecipe() } });
    api.reply(`POST /recipes/${id}/share` as 'POST /recipes/{id}/share', {
      status: 409,
      body: problem('recipe_not_halal', 'It cannot be shared.'),
    });
    await person.click(await screen.findByRole('menuitem', { name: 'Create a public link' }));
    expect((await screen.findByRole('alert')).textContent).toBe('It cannot be shared.');
    expect(await notice()).toBeVisible();
  });

  test('is marked in the week and where a meal is chosen', async () => {
    openWeek([aForbiddenRecipe(), rice], {
      plan: aPlan({ 'monday-lunch': id, 'monday-suhoor': rice._id }),
    });
    const week = within(await screen.findByRole('region', { name: 'Your week' }));
    const links = await week.findAllByRole('link');
    // The way to the evening of a day is a picture alone.
    const meals = links.filter(({ textContent }) => textContent !== '');
    expect(meals.map(({ textContent }) => textContent)).toEqual([
      'Date rice',
      'Pasta carbonara with baconNo longer halal',
    ]);
    expect(week.getByRole('button', { name: /^Plan: Pasta/ })).toHaveTextContent('No longer halal');
    expect(week.getByRole('button', { name: /^Plan: Date/ })).not.toHaveTextContent('No longer halal');
  });
});

test('the address of a withheld recipe says that it is withheld, and names nothing of it', async () => {
  api.reply(`GET /recipes/shared/${token}` as 'GET /recipes/shared/{token}', {
    status: 404,
    body: problem('recipe_withheld', 'It is not shown.'),
  });
  renderAt(`/r/${token}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'This recipe is withheld.' })).toBeVisible();
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Recipe } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { aPlan } from '../../test/a-plan.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { keepSaved } from '../../test/keep-saved.ts';
import { routes } from '../routes.tsx';
import { chooseUnits } from '../units/units-choice.ts';

const renderAt = rendererOf(routes);
const api = apiStandIn();
const id = '65f0c00c0000000000000001';
const path = `/recipes/${id}`;
const ofRecipe = `GET /recipes/${id}` as 'GET /recipes/{id}';

beforeEach(() => {
  beSignedOut();
  sessionStorage.clear();
  chooseUnits('metric');
});

function openRecipe(recipe: Recipe = aRecipe(), user = aUser({ isPremium: true })) {
  api.reply(ofRecipe, { body: { recipe } });
  signInAs(user);
  return renderAt(path);
}

const ingredients = async () => {
  const part = await screen.findByRole('region', { name: 'Ingredients' });
  return within(part)
    .getAllByRole('checkbox')
    .map(box => box.closest('label')?.textContent?.replaceAll('\u00a0', ' '));
};

describe('the page of a recipe', () => {
  test('opened by its address shows the whole of it under its title', async () => {
    openRecipe();

    const heading = { level: 1, name: 'Yoghurt chicken with date rice' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(await ingredients()).toEqual(['700 g chicken thighs', '300 g basmati rice']);
    expect(screen.getByText('Roast for 35 minutes.')).toBeVisible();
    expect(document.title).toBe('Yoghurt chicken with date rice - Sufra');
  });

  test('that was brought from elsewhere says from where, shows nothing that is not known, and is not shared', async () => {
    const source = { kind: 'import' as const, name: 'Our Table', url: 'https://food.example/pasta' };
    openRecipe(aRecipe({ source, calories: 0, prepTime: 0, cookTime: 65, description: '' }));

    expect(await screen.findByRole('link', { name: 'Our Table' })).toHaveAttribute('href', source.url);
    expect(screen.getByText('1 h 05 in all')).toBeVisible();
    for (const unknown of [/kcal/, /0 min/]) expect(screen.queryByText(unknown)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Share/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Delete/ })).toBeVisible();
  });

  test('is taken away as a file of another program', async () => {
    api.reply('GET /recipe-files/paprika' as 'GET /recipe-files/{format}', () => ({}), {
      status: 503,
      body: problem('service_unavailable', 'Not right now.'),
    });
    const names: string[] = [];
    const { createObjectURL, revokeObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });
    HTMLAnchorElement.prototype.click = function noted() {
      names.push(this.download);
    };
    const { person } = openRecipe(aRecipe({ title: 'Rice: <hot>' }));
    // The menu itself comes in a chunk of its own.
    const edit = () => screen.getByRole('button', { name: /^Edit/ });
    await waitFor(() => expect(edit().dataset.state).toBe('closed'));
    await person.click(edit());
    await person.click(await screen.findByRole('menuitem', { name: 'Export' }));
    const format = await screen.findByRole('button', { name: /^Paprika/ });
    await person.click(format);
    expect(await screen.findByText('The file is with your downloads.')).toBeVisible();
    expect(names).toEqual(['Rice hot.paprikarecipes']);
    await person.click(format);
    expect(await screen.findByText('Not right now.')).toBeVisible();
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    HTMLAnchorElement.prototype.click = click;
  });

  test('has its one heading while the recipe is on its way', async () => {
    openRecipe();

    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Recipe');
    expect(screen.getByText('Loading the recipe')).toBeVisible();
    await screen.findByRole('heading', { level: 1, name: aRecipe().title });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('opened signed out leads to sign in and back', async () => {
    const { address } = renderAt(path);

    await waitFor(() => expect(address()).toBe(`/signin?returnTo=${encodeURIComponent(path)}`));
  });

  test.each([
    [404, 'not_found'],
    [400, 'invalid_request'],
  ])('that is missing, or of another member, says that it is not here (%s)', async (status, code) => {
    api.reply(ofRecipe, { status, body: problem(code, 'There is nothing here.') });
    signInAs(aUser());
    renderAt(path);

    expect(await screen.findByRole('heading', { level: 1, name: 'This recipe is not here.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your recipes' })).toHaveAttribute('href', '/dashboard');
  });

  test('that could not be had can be asked for again', async () => {
    api.reply(
      ofRecipe,
      { status: 503, body: problem('service_unavailable', 'Not right now.') },
      { body: { recipe: aRecipe() } },
    );
    signInAs(aUser());
    const { person } = renderAt(path);

    expect(await screen.findByRole('alert')).toHaveTextContent('Not right now.');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Roast for 35 minutes.')).toBeVisible();
  });

  test('with data that is no recipe says so', async () => {
    openRecipe({ _id: id, title: 'Broken' } as Recipe);

    expect((await screen.findByRole('alert')).textContent).toBe('Invalid recipe data provided.');
  });

  test('names what wants a certified product, and why', async () => {
    const notes = [{ words: 'gelatine', reason: 'Its source is not named.', rule: 16, substitute: 'agar' }];
    openRecipe(aRecipe({ halal: { verdict: 'doubtful', notes, forbidden: [] } }));

    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent('Choose a halal-certified product');
    expect(note).toHaveTextContent('gelatine: Its source is not named. Or use agar instead.');
  });

  test('that is not saved says until when it is kept, and has no heart', async () => {
    openRecipe(aRecipe({ isSaved: false, keptUntil: '2026-11-22T18:00:00.000Z' }), aUser());

    expect(await screen.findByRole('note')).toHaveTextContent('This recipe is not saved.');
    expect(screen.getByRole('note').querySelector('time')?.dateTime).toBe('2026-11-22T18:00:00.000Z');
    expect(screen.queryByRole('button', { name: /^Favourite/ })).not.toBeInTheDocument();
  });

  test('deleted leads to the dashboard', async () => {
    const { person, address } = openRecipe();
    api.reply(`DELETE /recipes/${id}` as 'DELETE /recipes/{id}', { body: { message: 'Deleted.' } });
    await person.click(await screen.findByRole('button', { name: /^Delete/ }));
    await person.click(await screen.findByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});

describe('cooking for more or fewer', () => {
  test('goes by steps of one, and only the amounts follow', async () => {
    const toTaste = { quantity: null, unit: null, item: 'salt', note: 'to taste' };
    const third = { quantity: 0.33, unit: 'cup', item: 'honey', note: null };
    const { person } = openRecipe(
      aRecipe({ ingredientLines: [...aRecipe().ingredientLines, third, toTaste] }),
    );
    const more = await screen.findByRole('button', { name: 'One serving more' });
    await person.click(more);

    expect(screen.getByText('5 servings')).toBeVisible();
    expect(await ingredients()).toEqual([
      '875 g chicken thighs',
      '375 g basmati rice',
      '100 ml honey',
      ' salt, to taste',
    ]);
    expect(screen.getByText('40 min cook')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'One serving less' }));
    expect((await ingredients()).slice(0, 2)).toEqual(['700 g chicken thighs', '300 g basmati rice']);
  });

  test('stops at one serving', async () => {
    const { person } = openRecipe(aRecipe({ options: { servingSize: 2, avoid: [] } }));
    const less = await screen.findByRole('button', { name: 'One serving less' });
    await person.click(less);
    await person.click(less);

    expect(screen.getByText('1 serving')).toBeVisible();
    expect(less).toHaveAttribute('aria-disabled', 'true');
  });

  test('says that amounts in the words of a step stay as written', async () => {
    const steps = [{ text: 'Stir in 2 tablespoons of the oil.', minutes: null }];
    const { person } = openRecipe(aRecipe({ steps }));
    await person.click(await screen.findByRole('button', { name: 'One serving more' }));

    expect(screen.getByText('Amounts named in the steps are those for 4 servings.')).toBeVisible();
  });
});

test('the choice of units holds for amounts and oven alike, and is remembered', async () => {
  const steps = [{ text: 'Heat the oven to 200 °C.', minutes: null }];
  const { person } = openRecipe(aRecipe({ steps }));
  await person.click(await screen.findByRole('radio', { name: 'Imperial' }));

  expect(await ingredients()).toEqual(['1 lb 8¾ oz chicken thighs', '10½ oz basmati rice']);
  expect(screen.getByText(/Heat the oven to 400/)).toBeVisible();
  expect(localStorage.getItem('sufra:units')).toBe('"imperial"');
});

test('what is ticked off stays so through a reload', async () => {
  const { person } = openRecipe();
  await person.click(await screen.findByRole('checkbox', { name: /chicken thighs/ }));
  await person.click(screen.getByRole('button', { name: 'One serving more' }));
  cleanup();
  renderAt(path);

  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /chicken thighs/ });
  expect(box).toBeChecked();
  expect(screen.getByText('5 servings')).toBeVisible();
});

describe('opened from a list', () => {
  async function openFromList() {
    keepSaved(api, [aRecipe()]);
    api.reply('GET /recipes/calendar', { body: aPlan() });
    api.reply('GET /auth/me', { body: { user: aUser({ isPremium: true }), nextResetDate: null } });
    api.reply(ofRecipe, { body: { recipe: aRecipe() } });
    signInAs(aUser({ isPremium: true }));
    const rendered = renderAt('/dashboard');
    const list = within(await screen.findByRole('region', { name: 'My Saved Recipes' }));
    const link = await list.findByRole('link', { name: 'Yoghurt chicken with date rice' });
    await rendered.person.click(link);
    return { ...rendered, link };
  }

  test('the recipe is a dialog over it, with the recipe’s address', async () => {
    const { address, link } = await openFromList();

    const dialog = await screen.findByRole('dialog', { name: 'Yoghurt chicken with date rice' });
    expect(within(dialog).getByText('Roast for 35 minutes.')).toBeVisible();
    expect(address()).toBe(path);
    expect(link.isConnected).toBe(true);
  });

  test('Escape closes it and gives list, focus and title back', async () => {
    const { address, person, link } = await openFromList();
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.title).toMatch(/^Yoghurt/));
    await person.keyboard('{Escape}');

    await waitFor(() => expect(address()).toBe('/dashboard'));
    await waitFor(() => expect(link).toHaveFocus());
    expect(document.title).toBe('Dashboard - Sufra');
  });

  test('cooking from it is left to the recipe, and the recipe to the list, each by one Escape', async () => {
    const { address, person } = await openFromList();
    await person.click(await screen.findByRole('button', { name: 'Start cooking' }));
    await screen.findByText('Step 1 of 2');
    await person.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByText('Step 2 of 2')).not.toBeInTheDocument());
    expect(address()).toBe(path);
    expect(screen.getByRole('dialog', { name: 'Yoghurt chicken with date rice' })).toBeVisible();

    await person.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('deleting it there takes it from the list beneath', async () => {
    const { address, person } = await openFromList();
    api.reply(`DELETE /recipes/${id}` as 'DELETE /recipes/{id}', { body: { message: 'Deleted.' } });
    const dialog = await screen.findByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: /^Delete/ }));
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );

    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(await screen.findByText('No Saved Recipes Yet')).toBeVisible();
  });
});

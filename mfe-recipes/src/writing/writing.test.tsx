import { beforeEach, describe, expect, test } from '@jest/globals';
import type { WrittenRecipe } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { aRecipe } from '../../test/a-recipe.ts';
import { filled } from '../../test/filled.ts';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
const recipe = aRecipe();
const id = recipe._id;
const change = filled('PUT /recipes/{id}', { id });

beforeEach(() => {
  beSignedOut();
  localStorage.clear();
  api.reply(filled('GET /recipes/{id}', { id }), { body: { recipe } });
  api.reply('GET /recipes', { body: { recipes: [], next: null } });
});

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save recipe' });

async function openNew() {
  signInAs(aUser());
  const rendered = renderAt('/recipes/new');
  await field('Title');
  return rendered;
}
async function openEdit() {
  signInAs(aUser());
  const rendered = renderAt(`/recipes/${recipe._id}/edit`);
  await screen.findByDisplayValue(recipe.title);
  return rendered;
}
const paste = async (person: Awaited<ReturnType<typeof openNew>>['person'], name: string, text: string) => {
  await person.click(await field(name));
  await person.paste(text);
};
const linesOf = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole<HTMLTextAreaElement>('textbox')
    .map(({ value }) => value);

describe('a recipe that is written', () => {
  test('takes a pasted list line by line, is moved by keyboard, and sends what has words', async () => {
    const { person } = await openNew();
    await paste(person, 'Title', 'Rice');
    await paste(person, 'Ingredient 1', '- 200 g rice\n\n- 1 onion\r\n- salt');
    expect(linesOf('Ingredients')).toEqual(['200 g rice', '1 onion', 'salt']);
    expect(await field('Ingredient 3')).toHaveFocus();

    const grip = screen.getByRole('button', { name: 'Move: Ingredient 3' });
    grip.focus();
    await person.keyboard('{ArrowUp}');
    expect(linesOf('Ingredients')).toEqual(['200 g rice', 'salt', '1 onion']);
    expect(screen.getByRole('button', { name: 'Move: Ingredient 2' })).toHaveFocus();
    expect(screen.getByText('Now in place 2 of 3.')).toBeInTheDocument();

    await paste(person, 'Step 1', 'Cook it.');
    await person.keyboard('{Enter}');
    expect(await field('Step 2')).toHaveFocus();
    api.reply('POST /recipes', { status: 201, body: { recipe } });
    await person.click(save());

    await screen.findByRole('heading', { level: 1, name: recipe.title });
    expect(api.bodies('POST /recipes')).toEqual([
      {
        ...{ title: 'Rice', description: '', servings: 4, prepTime: 0, cookTime: 0, notes: '', tags: [] },
        ...{ ingredients: ['200 g rice', 'salt', '1 onion'], instructions: ['Cook it.'] },
      } satisfies WrittenRecipe,
    ]);
    expect(Object.keys(localStorage).filter(key => key.includes('recipe-draft'))).toEqual([]);
  });

  test('asks about an amount that is hardly meant, and saves it as it is when the member says so', async () => {
    const { person } = await openNew();
    await paste(person, 'Title', 'Rice');
    await paste(person, 'Ingredient 1', '10 kg of salt');
    const message = 'Is this amount right?';
    const body = {
      ...problem('amounts_unlikely', 'Are these amounts right?'),
      details: [{ path: 'ingredients.0', message }],
    };
    api.reply('POST /recipes', { status: 422, body });
    await person.click(save());
    expect(await field('Ingredient 1')).toHaveFocus();
    expect(await field('Ingredient 1')).toHaveAccessibleDescription(message);
    api.reply('POST /recipes', { status: 201, body: { recipe } });
    await person.click(screen.getByRole('button', { name: 'Save it as it is' }));
    await screen.findByRole('heading', { level: 1, name: recipe.title });
    const [asked, said] = api.bodies('POST /recipes') as object[];
    expect(asked).not.toHaveProperty('areAmountsMeant');
    expect(said).toEqual({ ...asked, areAmountsMeant: true });
  });

  test('says what is missing at the first such field, and asks the service for nothing', async () => {
    const { person } = await openNew();
    await person.click(save());
    expect(await field('Title')).toHaveFocus();
    expect(screen.getByText('Please name at least one ingredient.')).toBeVisible();
    expect(api.bodies('POST /recipes')).toEqual([]);
  });

  test('shows at its line what is forbidden, and puts another thing there with one press', async () => {
    const { person } = await openNew();
    await paste(person, 'Title', 'Pasta');
    await paste(person, 'Ingredient 1', 'spaghetti\n\n150 g Bacon, in cubes');
    const finding = {
      words: 'bacon',
      reason: 'Pork.',
      rule: 1,
      substitute: 'beef bacon',
      use: ['beef bacon'],
    };
    const details = [{ path: 'ingredients.1', message: '“bacon”: Pork. Instead: beef bacon.', finding }];
    api.reply('POST /recipes', { status: 422, body: problem('not_halal', 'Not halal.', { details }) });
    await person.click(save());

    const line = await field('Ingredient 2');
    await waitFor(() => expect(line).toHaveFocus());
    expect(line).toBeInvalid();
    expect(line).toHaveAccessibleDescription(expect.stringContaining('“bacon”: Pork.'));
    await person.click(screen.getByRole('button', { name: 'Use beef bacon' }));
    expect(line).toHaveValue('150 g beef bacon, in cubes');
    expect(line).toBeValid();
  });

  test('is offered again after a reload, and discarded for good', async () => {
    const { person } = await openNew();
    await paste(person, 'Title', 'Half a thought');
    await screen.findByText(/^Draft kept on this device at/);
    cleanup();

    renderAt('/recipes/new');
    await person.click(await screen.findByRole('button', { name: 'Continue with it' }));
    expect(await field('Title')).toHaveValue('Half a thought');
    cleanup();
    renderAt('/recipes/new');
    await person.click(await screen.findByRole('button', { name: 'Discard it' }));
    expect(await field('Title')).toHaveValue('');
    cleanup();
    renderAt('/recipes/new');
    expect(await field('Title')).toHaveValue('');
  });

  test('that is one too many says so and what premium would change', async () => {
    const { person } = await openNew();
    await paste(person, 'Title', 'Rice');
    await paste(person, 'Ingredient 1', 'rice');
    const refused = problem('own_recipes_full', 'You have written 20 recipes.');
    api.reply('POST /recipes', { status: 403, body: refused });
    await person.click(save());
    expect(await screen.findByText('You have written 20 recipes.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade to premium' })).toHaveAttribute('href', '/billing');
    expect(await field('Title')).toHaveValue('Rice');
  });
});

describe('a change that another one came before', () => {
  const yours = { title: 'From the kitchen' };
  const written: WrittenRecipe = {
    ...{ title: 'From the phone', description: '', servings: 4, prepTime: 15, cookTime: 40, notes: '' },
    ...{ ingredients: recipe.ingredients, instructions: recipe.instructions, tags: recipe.tags },
  };
  const saved = { version: 2, savedAt: '2026-11-21T18:00:00.000Z', recipe: written };
  const conflict = { saved, yours: { ...written, ...yours } };

  async function meet() {
    const { person } = await openEdit();
    const title = await field('Title');
    await person.clear(title);
    await person.paste(yours.title);
    const body = { ...problem('recipe_changed', 'Changed elsewhere.'), conflict };
    api.reply(change, { status: 409, body });
    await person.click(save());
    expect(await screen.findByRole('heading', { level: 3, name: 'Written here' })).toBeVisible();
    for (const name of ['From the phone', 'From the kitchen'])
      expect(screen.getByRole('heading', { level: 4, name: `Differs: ${name}` })).toBeVisible();
    return person;
  }

  test('is saved on top of it', async () => {
    const person = await meet();
    api.reply(change, { body: { recipe: aRecipe({ title: yours.title, version: 3 }) } });
    await person.click(screen.getByRole('button', { name: 'Save mine' }));
    await screen.findByRole('heading', { level: 1, name: yours.title });
    expect(api.bodies(change).map(body => (body as { version: number }).version)).toEqual([1, 2]);
  });

  test('gives way to it', async () => {
    const person = await meet();
    await person.click(screen.getByRole('button', { name: 'Take the other, drop mine' }));
    expect(await field('Title')).toHaveValue('From the phone');
    expect(screen.queryByText('Written here')).not.toBeInTheDocument();
  });

  test('becomes a recipe of its own', async () => {
    const person = await meet();
    api.reply('POST /recipes', { status: 201, body: { recipe } });
    await person.click(screen.getByRole('button', { name: 'Keep both, as two recipes' }));
    await waitFor(() => expect(api.bodies('POST /recipes')).toMatchObject([yours]));
  });
});

test('versions say what changed; one is looked at and restored', async () => {
  signInAs(aUser());
  const version = (number: number, more = {}) => ({
    ...{ version: number, savedAt: '2026-11-21T18:00:00.000Z', changes: [], restored: null },
    ...{ isCurrent: number === 2, ...more },
  });
  const text: WrittenRecipe = {
    ...{ title: 'Rice', description: '', servings: 4, prepTime: 0, cookTime: 0, notes: '', tags: [] },
    ...{ ingredients: ['rice', 'salt'], instructions: [] },
  };
  const changes = [
    { part: 'ingredients', added: 1, removed: 0 },
    { part: 'title', added: 1, removed: 1 },
  ];
  api.reply(filled('GET /recipes/{id}/versions', { id }), {
    body: { versions: [version(2, { changes }), version(1)] },
  });
  for (const [number, shown] of [
    [2, text],
    [1, { ...text, ingredients: ['barley'] }],
  ] as const)
    api.reply(filled('GET /recipes/{id}/versions/{version}', { id, version: number }), {
      body: { version: version(number, { recipe: shown }) },
    });
  const { person } = renderAt(`/recipes/${recipe._id}/versions`);
  expect(await screen.findByText('ingredients: 1 new, 0 gone and title changed')).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'Look at it: version 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Version 1' }));
  expect(await dialog.findByText('barley')).toBeVisible();
  const restore = filled('POST /recipes/{id}/versions/{version}/restore', { id, version: 1 });
  api.reply(restore, { body: { recipe } });
  await person.click(dialog.getByRole('button', { name: 'Restore it' }));
  await screen.findByRole('heading', { level: 1, name: recipe.title });
  expect(api.bodies(restore)).toEqual([{ version: 2 }]);
});

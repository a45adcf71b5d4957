import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Imported, JudgedLine, RecipeArchive } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aRecipe } from '../../test/a-recipe.ts';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
const reading = 'POST /recipes/import';
const aLine = (text: string, more: Partial<JudgedLine> = {}): JudgedLine => ({
  text,
  verdict: 'halal',
  words: [],
  reason: null,
  swaps: [],
  ...more,
});

function anImport(lines: JudgedLine[], halal: Imported['halal']['verdict'] = 'halal'): Imported {
  const forbidden = lines.filter(({ verdict }) => verdict === 'haram');
  return {
    recipe: {
      title: 'Pasta of Friday',
      servings: 2,
      totalMinutes: 65,
      ingredients: lines.map(({ text }) => text),
      instructions: ['Boil the pasta.'],
      source: { name: 'Our Table', url: 'https://food.example/pasta' },
    },
    lines,
    halal: {
      verdict: halal,
      notes: [],
      forbidden: forbidden.map(({ words: [words = ''] }, index) => ({
        ...{ words, reason: 'Pork is not halal.', rule: 1, substitute: null, use: [] },
        ...{ part: 'ingredients', index },
      })),
    },
    avoided: [],
    questions: [],
    generated: false,
  };
}

beforeEach(() => {
  beSignedOut();
  sessionStorage.clear();
});

async function read(words: string) {
  signInAs(aUser());
  const rendered = renderAt('/import');
  const field = await screen.findByRole('textbox', { name: 'Address or text of the recipe' });
  await rendered.person.click(field);
  await rendered.person.paste(words);
  await rendered.person.click(screen.getByRole('button', { name: 'Read it' }));
  return { ...rendered, field };
}

test('an amount that is hardly meant is asked about, and kept as it is when the member says so', async () => {
  const message = 'Is this amount right?';
  const imported = { ...anImport([aLine('10 kg of salt')]), questions: [{ index: 0, message }] };
  api.reply(reading, { body: imported });
  const { person } = await read('https://food.example/pasta');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('note')).toHaveTextContent('Are these amounts right?10 kg of salt');
  api.reply('POST /recipes/imported', { status: 201, body: { recipe: aRecipe() } });
  await person.click(screen.getByRole('button', { name: 'Save it as it is' }));
  await screen.findByRole('link', { name: 'Open it' });
  expect(api.bodies('POST /recipes/imported')).toMatchObject([{ areAmountsMeant: true }]);
});

test('an address is read, each line has its verdict, and the recipe is saved as it was read', async () => {
  const imported = anImport([aLine('200 g spaghetti'), aLine('1 tsp gelatine', { verdict: 'doubtful' })]);
  api.reply(reading, { body: imported });
  api.reply('POST /recipes/imported', {
    status: 201,
    body: { recipe: aRecipe({ title: 'Pasta of Friday' }) },
  });
  const { person } = await read('food.example/pasta');

  expect(await screen.findByRole('heading', { level: 2, name: 'Pasta of Friday' })).toHaveFocus();
  expect(api.bodies(reading)).toEqual([{ url: 'https://food.example/pasta' }]);
  const sheet = within(screen.getByRole('article'));
  expect(sheet.getByText('1 h 05 in all')).toBeVisible();
  expect(sheet.getByText('Check the label:').closest('li')).toHaveTextContent('1 tsp gelatine');
  expect(sheet.getByRole('link', { name: 'Our Table' })).toHaveAttribute(
    'href',
    'https://food.example/pasta',
  );

  await person.click(sheet.getByRole('button', { name: 'Save recipe' }));
  expect(await screen.findByRole('link', { name: 'Open it' })).toHaveFocus();
  expect(api.bodies('POST /recipes/imported')).toEqual([{ ...imported.recipe, isAdapted: false }]);
});

test('what is forbidden has its reason and swaps, and is not saved; changed as text it keeps its source', async () => {
  const bacon = aLine('80 g bacon', {
    verdict: 'haram',
    words: ['bacon'],
    reason: 'Pork is not halal.',
    swaps: [{ use: 'turkey bacon', ratio: '1', effect: 'leaner' }],
  });
  const first = anImport([bacon, aLine('200 g spaghetti')], 'haram');
  const changed = anImport([aLine('80 g mushrooms'), aLine('200 g spaghetti')]);
  const asRead = { ...changed.recipe, source: { name: '', url: null }, servings: null };
  api.reply(reading, { body: first }, { body: { ...changed, recipe: asRead } });
  const { person, field } = await read('https://food.example/pasta');

  const line = (await screen.findByText('80 g bacon')).closest('li');
  for (const words of ['Not halal:', 'Pork is not halal.', 'turkey bacon', 'leaner'])
    expect(line).toHaveTextContent(words);
  const save = screen.getByRole('button', { name: 'Save recipe' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(save).toHaveAccessibleDescription(/bacon\.$/);
  await person.click(save);
  expect(api.bodies('POST /recipes/imported')).toEqual([]);

  await person.click(screen.getByRole('button', { name: 'Change it as text' }));
  expect(field).toHaveFocus();
  expect(field).toHaveValue(
    'Pasta of Friday\n\nIngredients\n80 g bacon\n200 g spaghetti\n\nMethod\n1. Boil the pasta.',
  );
  await person.click(screen.getByRole('button', { name: 'Read it' }));
  await screen.findByText('80 g mushrooms');
  expect(screen.getByRole('link', { name: 'Our Table' })).toBeVisible();
  expect(screen.getByText('Serves 2')).toBeVisible();
});

test('made halal, it shows what was swapped, takes another swap, and is saved as it is then', async () => {
  const bacon = aLine('80 g bacon', { verdict: 'haram', words: ['bacon'], reason: 'Pork is not halal.' });
  api.reply(reading, { body: anImport([bacon, aLine('200 g spaghetti')], 'haram') });
  const swaps = ['turkey bacon', 'beef bacon'].map(use => ({ use, ratio: '1', effect: `With ${use}.` }));
  const ofSwap: Record<string, Partial<JudgedLine>> = {
    'beef bacon': { verdict: 'doubtful', words: ['beef'], reason: 'Choose one with a certificate.' },
  };
  const made = (chosen: string) => ({
    recipe: {
      title: 'Pasta of Friday',
      ingredients: [`80 g ${chosen}`, '200 g spaghetti'],
      instructions: ['Boil the pasta.'],
    },
    halal: anImport([]).halal,
    ingredients: [aLine(`80 g ${chosen}`, ofSwap[chosen]), aLine('200 g spaghetti')],
    adapted: true,
    avoided: [],
    lines: [
      {
        ...{ index: 0, text: '80 g bacon', verdict: 'haram', words: 'bacon', swaps, chosen },
        now: `80 g ${chosen}`,
      },
    ],
  });
  const making = 'POST /recipes/make-halal';
  const away = { status: 503, body: problem('service_unavailable', 'Not right now.') };
  api.reply(making, { body: made('turkey bacon') }, away, { body: made('beef bacon') });
  api.reply('POST /recipes/imported', { status: 201, body: { recipe: aRecipe() } });
  const { person } = await read('https://food.example/pasta');

  await person.click(await screen.findByRole('button', { name: 'Make it halal' }));
  await screen.findByText('80 g turkey bacon');
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(screen.getByText('Adapted')).toBeVisible();
  const choice = screen.getByLabelText('In place of bacon');
  await person.selectOptions(choice, 'beef bacon');
  await screen.findByText('Not right now.');
  expect(screen.getByText('80 g turkey bacon')).toBeVisible();
  await person.selectOptions(choice, 'beef bacon');
  const line = (await screen.findByText('80 g beef bacon')).closest('li');
  for (const words of ['Check the label:', 'Choose one with a certificate.', 'With beef bacon.'])
    expect(line).toHaveTextContent(words);
  expect(api.bodies(making).at(-1)).toMatchObject({ choices: [{ index: 0, use: 'beef bacon' }] });

  await person.click(screen.getByRole('button', { name: 'Save recipe' }));
  await screen.findByRole('link', { name: 'Open it' });
  expect(api.bodies('POST /recipes/imported')).toMatchObject([
    { ingredients: ['80 g beef bacon', '200 g spaghetti'], source: { name: 'Our Table' } },
  ]);
});

test('a dish that is the forbidden thing itself is not made halal, and others are named', async () => {
  api.reply(reading, { body: anImport([aLine('200 g prosciutto', { verdict: 'haram' })], 'haram') });
  const details = ['Turkey ham', 'Bresaola'].map((message, at) => ({ path: `dishes.${at}`, message }));
  const refusal = { ...problem('dish_not_halal', 'This dish is the thing itself.'), details };
  api.reply('POST /recipes/make-halal', { status: 422, body: refusal });
  const { person } = await read('https://food.example/plate');

  await person.click(await screen.findByRole('button', { name: 'Make it halal' }));
  expect(await screen.findByText('Turkey ham and Bresaola')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save recipe' })).toHaveAttribute('aria-disabled', 'true');
});

test('of several recipes one press reads the one that is meant', async () => {
  const details = ['Pasta of Friday', 'Soup'].map(message => ({ path: 'which', message }));
  api.reply(
    reading,
    { status: 422, body: { ...problem('several_recipes', 'There are several.'), details } },
    { body: anImport([aLine('1 l water')]) },
  );
  const { person } = await read('https://food.example/two');

  await person.click(await screen.findByRole('button', { name: 'Soup' }));
  await screen.findByText('1 l water');
  expect(api.bodies(reading).at(-1)).toEqual({ url: 'https://food.example/two', which: 'Soup' });
});

test.each([
  [422, 'page_needs_sign_in', 'This page wants a sign-in.', 'Paste its text'],
  [422, 'address_refused', 'This address cannot be read.', 'Paste its text'],
  [502, 'generator_unavailable', 'The kitchen gave none.', 'Try again'],
] as const)('%s %s is said, with what can be done', async (status, code, message, action) => {
  api.reply(reading, { status, body: problem(code, message) });
  const { field } = await read('https://food.example/pasta');

  const heading = await screen.findByRole('heading', { name: message });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByRole('button', { name: action })).toBeVisible();
  expect(field).toHaveValue('https://food.example/pasta');
});

test('what is wrong with the field is said at the field', async () => {
  const details = [{ path: 'text', message: 'Please use at most 8000 characters.' }];
  api.reply(reading, { status: 400, body: { ...problem('invalid_request', 'No.'), details } });
  const { field } = await read('a long text');

  await screen.findByText('Please use at most 8000 characters.');
  expect(field).toBeInvalid();
});

test('a file is sent in the place of the field', async () => {
  api.reply(reading, { body: anImport([aLine('1 l water')]) });
  signInAs(aUser());
  const { person } = renderAt('/import');
  const file = new File(['<p>'], 'soup.html', { type: 'text/html' });
  await person.upload(await screen.findByLabelText('Choose a file'), file);
  expect(screen.getByText('soup.html')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Read it' }));
  await screen.findByText('1 l water');
});

test('a visitor is asked to sign in, and what was pasted is kept', async () => {
  const { person } = renderAt('/import');
  const field = await screen.findByRole('textbox');
  await person.click(field);
  await person.paste('Rice\n1 onion');
  await person.click(screen.getByRole('button', { name: 'Read it' }));

  expect(await screen.findByText('Please sign in to bring a recipe.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin?returnTo=%2Fimport');
  expect(api.bodies(reading)).toEqual([]);
  expect(sessionStorage.getItem('sufra:recipe-to-import')).toBe('"Rice\\n1 onion"');
});

describe('a file of recipes of another program', () => {
  const id = '65f0c00c0000000000000009';
  const ofArchive = `GET /recipe-archives/${id}` as 'GET /recipe-archives/{id}';
  const anArchive = (more: Partial<RecipeArchive> = {}): RecipeArchive => ({
    ...{ _id: id, name: 'my.paprikarecipes', createdAt: '2026-01-01T00:00:00.000Z', state: 'running' },
    ...{ total: 3, done: 0, kept: 0, doubtful: 0, photos: 0, left: [], moreLeft: 0 },
    ...{ photosKept: 0, photosLeft: [] },
    ...more,
  });
  const wine = {
    words: 'white wine',
    reason: 'Wine is not halal.',
    rule: 2,
    substitute: 'stock',
    use: ['stock'],
  };
  const report = anArchive({
    ...{ state: 'done', done: 3, kept: 1, doubtful: 1, photosKept: 1, photos: 3 },
    photosLeft: [
      { title: 'Soup', reason: 'unreadable' as const },
      { title: 'steps/1.jpg', reason: 'of_no_recipe' as const },
    ],
    left: [
      {
        ...{ title: 'Risotto', reason: 'forbidden', index: 1 },
        forbidden: [{ ...wine, part: 'ingredients', index: 0 }],
      },
      { title: 'Soup', reason: 'already_here', index: 2, forbidden: [] },
      { title: 'notes.bin', reason: 'not_a_recipe', index: null, forbidden: [] },
    ],
  });

  async function send(name = 'my.paprikarecipes') {
    signInAs(aUser());
    api.reply('GET /recipe-archives', { body: { archives: [] } });
    const rendered = renderAt('/import');
    await rendered.person.upload(await screen.findByLabelText('Choose a file'), new File(['PK'], name));
    await rendered.person.click(screen.getByRole('button', { name: 'Import all' }));
    return rendered;
  }

  test('shows how far it is, then what was left out and why, and opens one to make it halal', async () => {
    api.reply('POST /recipe-archives', { status: 202, body: { archive: anArchive() } });
    api.reply(ofArchive, { body: { archive: anArchive({ done: 2 }) } }, { body: { archive: report } });
    const left = `GET /recipe-archives/${id}/left/1` as 'GET /recipe-archives/{id}/left/{index}';
    api.reply(left, { body: anImport([aLine('100 ml white wine', { verdict: 'haram' })], 'haram') });
    const { person } = await send();

    expect(await screen.findByText('2 of 3 recipes')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '2');
    const heading = { level: 2, name: '1 recipe is among yours now' };
    expect(await screen.findByRole('heading', heading, { timeout: 5_000 })).toHaveFocus();
    for (const words of [
      '1 of them wants a halal-certified product; its page says which.',
      '1 photo came with its recipe.',
      'Photos that did not come: 3',
      'steps/1.jpg',
      'This cannot be read as a photo. JPEG, PNG, GIF and WebP can.',
      'No recipe of the file has it as its photo.',
      'And 1 more photo.',
      'Left out: 3',
      'Not halal: white wine',
      'You have it already, or it is twice in the file.',
      'There is no recipe in it.',
    ])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText('Use instead:', { exact: false })).toHaveTextContent('stock');

    await person.click(screen.getByRole('button', { name: 'Make it halal' }));
    expect(await screen.findByText('100 ml white wine')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Pasta of Friday' })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Back to the report' }));
    expect(screen.getByRole('heading', heading)).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Bring another' }));
    expect(screen.queryByRole('heading', heading)).not.toBeInTheDocument();
  });

  test('is found again by a member who left the page meanwhile', async () => {
    signInAs(aUser());
    api.reply('GET /recipe-archives', { body: { archives: [anArchive()] } });
    api.reply(ofArchive, { body: { archive: anArchive({ done: 1 }) } });
    renderAt('/import');
    expect(await screen.findByText('1 of 3 recipes')).toBeVisible();
  });

  test('that cannot be opened is said to be so', async () => {
    const refusal = problem('archive_unreadable', 'This file cannot be opened.');
    api.reply('POST /recipe-archives', { status: 422, body: refusal });
    await send('broken.zip');
    expect(await screen.findByRole('heading', { name: 'This file cannot be opened.' })).toHaveFocus();
    expect(api.bodies(reading)).toEqual([]);
  });
});

import { createHash, webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  addDays,
  mondayOf,
  type ShoppingLine,
  type ShoppingList,
  shopShelves,
  weekOf,
} from '@sufra/contracts';
import {
  anEventStream,
  apiStandIn,
  aUser,
  beSignedOut,
  problem,
  rendererOf,
  signInAs,
} from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aForbiddenRecipe } from '../../test/a-forbidden-recipe.ts';
import { aPlan } from '../../test/a-plan.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { today } from '../plan/dates.ts';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();

beforeEach(() => {
  beSignedOut();
  localStorage.clear();
});

const premium = aUser({ isPremium: true, generations_left: null });
const soupId = '65f0c00c0000000000000001';

const aLine = (overrides: Partial<ShoppingLine> = {}): ShoppingLine => ({
  ...{ id: '0000000000000000000000a1', kind: 'recipes', name: 'Red lentils', text: null },
  amounts: [{ kind: 'mass', fraction: '500/1', quantity: 500, inSpoons: false, inCups: false }],
  ...{ isToTaste: false, note: '', shelf: 'grains', isTicked: false, isAtHome: false },
  wantedBy: [{ recipeId: soupId, meals: 2 }],
  ...overrides,
});

const onions = aLine({
  ...{ id: '6c6f0f8aa3a1b87d5d2b0b6c', name: 'Onions', shelf: 'greens', note: 'small ones' },
  amounts: [{ kind: 'count', fraction: '4/1', quantity: 4, unit: null }],
});

const aList = (overrides: Partial<ShoppingList> = {}): ShoppingList => ({
  version: 3,
  meals: [
    {
      ...{ id: '0000000000000000000000b1', recipeId: soupId, title: 'Lentil soup', language: 'en' },
      ...{ servings: 4, onDay: null, planned: { day: 'monday', slot: 'lunch' }, leftOut: null },
    },
  ],
  lines: [onions, aLine()],
  shelves: [...shopShelves],
  ...{ atHome: [], plan: null, share: null, changedAt: null },
  ...overrides,
});

function open(list = aList(), { user = premium, address = '/dashboard/shopping' } = {}) {
  api.reply('GET /auth/me', { body: { user, nextResetDate: null } });
  api.reply('GET /shopping-list', { body: { list } });
  api.reply('GET /recipes/calendar', { body: aPlan() });
  signInAs(user);
  return renderAt(address);
}

const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const tickOf = ({ id }: ShoppingLine) =>
  `PUT /shopping-list/lines/${id}/tick` as 'PUT /shopping-list/lines/{line}/tick';

test('shows what is to be bought shelf by shelf, with sums, notes and who wants it, in the units that are wanted', async () => {
  const { person } = open();
  const lines = (await screen.findAllByRole('checkbox')).map(each => each.closest('li')?.textContent);
  expect(lines).toEqual([
    'Onions 4small onesLentil soup\u00a0×\u00a02',
    'Red lentils 500\u00a0gLentil soup\u00a0×\u00a02',
  ]);
  expect(screen.getByRole('heading', { name: 'Vegetables, fruit and herbs' })).toBeVisible();
  await person.click(screen.getByRole('radio', { name: 'Imperial' }));
  expect(screen.getByText('1 lb 1¾ oz')).toBeVisible();
});

test('an empty list says what it is for, and leads to the week or to recipes', async () => {
  const { unmount } = open(aList({ lines: [], meals: [] }));
  expect(await screen.findByRole('link', { name: 'To your week' })).toHaveAttribute(
    'href',
    '/dashboard/week',
  );
  unmount();
  open(aList({ lines: [], meals: [] }), { user: aUser() });
  expect(await screen.findByRole('link', { name: 'To your recipes' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'From your week' })).not.toBeInTheDocument();
});

describe('a tick', () => {
  test('is there at once, and goes with a key', async () => {
    const { person } = open();
    let answer = (_: { body: object }) => {};
    api.reply(tickOf(onions), new Promise(resolve => (answer = resolve)));
    await person.click(await box(/^Onions/));
    expect(await box(/^Onions/)).toBeChecked();
    answer({ body: { line: { ...onions, isTicked: true }, version: 3 } });
    await waitFor(() => expect(screen.getByText('1 of 2 ticked off')).toBeVisible());
    expect(api.bodies(tickOf(onions))).toEqual([{ isTicked: true }]);
    expect(api.idempotencyKeys(tickOf(onions))).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
  });

  test('that is refused is undone with a sentence, and is tried again with the same key when there is no answer', async () => {
    const { person } = open();
    api.reply(tickOf(onions), 'no answer', { status: 404, body: problem('not_found', 'It is gone.') });
    await person.click(await box(/^Onions/));
    expect(
      await screen.findByText(/^The list could not be changed/, {}, { timeout: 8_000 }),
    ).toHaveTextContent('It is gone.');
    expect(await box(/^Onions/)).not.toBeChecked();
    const [first, second] = api.idempotencyKeys(tickOf(onions));
    expect(first).toBe(second);
  });
});

test('an own line is there before the server has heard of it, and the field waits for the next', async () => {
  const { person } = open();
  const { fetch: others } = globalThis;
  const sent: string[] = [];
  globalThis.fetch = (input, init) => {
    if (init?.method !== 'PUT') return others(input, init);
    sent.push(String(init.body));
    return new Promise(() => {});
  };
  const field = await screen.findByRole('textbox', { name: 'What do you need?' });
  await person.type(field, '2 kg rice{Enter}');
  expect(await box(/^2 kg rice/)).not.toBeChecked();
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(sent).toEqual([JSON.stringify({ text: '2 kg rice', language: 'en' })]);
});

test('a line is given a note, another shelf or a place at home in a dialog of its own', async () => {
  const { person } = open();
  const change = `PATCH /shopping-list/lines/${onions.id}` as 'PATCH /shopping-list/lines/{line}';
  api.reply(change, { body: { list: aList() } });
  api.reply('PUT /shopping-list/at-home', { body: { list: aList({ atHome: ['Onions'] }) } });
  await person.click(await screen.findByRole('button', { name: 'Change: Onions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Onions' }));
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Shelf' }), 'Tins, jars and stock');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.bodies(change)).toEqual([{ shelf: 'tins' }]));
  await person.click(screen.getByRole('button', { name: 'Change: Onions' }));
  await person.click(await screen.findByRole('button', { name: 'I always have this at home' }));
  await waitFor(() => expect(api.bodies('PUT /shopping-list/at-home')).toEqual([{ atHome: ['Onions'] }]));
});

test('the week is taken once when one comes from it, and what this browser has ticked before is taken over', async () => {
  // jsdom has none.
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  // What the server makes of 'onion'.
  const id = createHash('sha256').update('line onion').digest('hex').slice(0, 24);
  const list = aList({
    lines: [{ ...onions, id }, aLine()],
    plan: { version: 1, days: ['monday'], dates: [] },
  });
  localStorage.setItem('sufra:shopping', JSON.stringify(['onion', 'gone']));
  api.reply('PUT /shopping-list/plan', { body: { list } });
  api.reply(tickOf({ ...onions, id }), { body: { line: { ...onions, id, isTicked: true }, version: 3 } });
  const { address } = open(list, { address: '/dashboard/shopping?take=week' });
  await waitFor(() => expect(address()).toBe('/dashboard/shopping'));
  await waitFor(async () => expect(await box(/^Onions/)).toBeChecked());
  expect(api.bodies('PUT /shopping-list/plan')).toHaveLength(1);
  expect(localStorage.getItem('sufra:shopping')).toBe('[]');
});

test('what is no longer halal is said, with what to buy instead', async () => {
  const { title, halal, ingredients } = aForbiddenRecipe();
  const [meal] = aList().meals;
  open(aList({ meals: meal ? [{ ...meal, title, leftOut: { halal, ingredients } }] : [] }));
  const leftOut = await screen.findByRole('note', { name: 'Not on this list' });
  expect(leftOut).toHaveTextContent(title);
  await waitFor(() => expect(leftOut).toHaveTextContent('Instead: beef bacon, or turkey bacon'));
});

test('a recipe is put on the list of a free member in the place of the other, once that is wanted', async () => {
  api.reply('GET /auth/me', { body: { user: aUser(), nextResetDate: null } });
  api.reply(`GET /recipes/${soupId}` as 'GET /recipes/{id}', { body: { recipe: aRecipe() } });
  api.reply(
    'POST /shopping-list/recipes',
    { status: 403, body: problem('premium_only', 'This is for premium members.') },
    { body: { list: aList() } },
  );
  signInAs(aUser());
  const { person } = renderAt(`/recipes/${soupId}`);
  await person.click(await screen.findByRole('button', { name: /^Put on the shopping list: / }));
  await person.click(await screen.findByRole('button', { name: 'Put this one on the list' }));
  expect(await screen.findByText(/is on the list, for 4 people\./)).toBeVisible();
  expect(api.bodies('POST /shopping-list/recipes')).toMatchObject([{ replace: false }, { replace: true }]);
});

test('a shared list is read by everybody, ticked where its owner lets others, and gone when it is taken back', async () => {
  const { atHome, plan, share, changedAt, meals, lines, ...list } = aList();
  const shared = {
    ...list,
    meals: meals.map(({ recipeId: _, ...meal }) => meal),
    lines: lines.map(({ wantedBy: _, ...line }) => line),
  };
  const token = 'AAAAAAAAAAAAAAAAAAAAAA';
  const ofToken = `GET /shopping-list/shared/${token}` as 'GET /shopping-list/shared/{token}';
  api.reply(ofToken, { body: { list: { ...shared, mayTick: false } } });
  const { unmount } = renderAt(`/l/${token}`);
  expect(await box(/^Onions/)).toBeDisabled();
  unmount();
  api.reply(ofToken, { status: 404, body: problem('not_found', 'There is nothing here.') });
  renderAt(`/l/${token}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'This list is not shared.' })).toBeVisible();
});

test('a week is taken with one press, and a list whose days were planned otherwise says so', async () => {
  const monday = mondayOf(today());
  const meals = [{ ...aList().meals[0], onDay: { date: monday, meal: 'lunch' } }] as ShoppingList['meals'];
  const list = aList({ meals, plan: { version: 1, days: ['monday'], dates: [monday] } });
  api.reply('PUT /shopping-list/plan', { body: { list } });
  const { person } = open(list);
  expect(await screen.findByText('Your week has changed')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Take it anew' }));
  await person.click(screen.getByRole('button', { name: 'From your week' }));
  await person.click(await screen.findByRole('button', { name: 'Next week' }));
  await waitFor(() =>
    expect(api.bodies('PUT /shopping-list/plan')).toEqual([
      { dates: [monday] },
      { dates: weekOf(addDays(monday, 7)) },
    ]),
  );
});

describe('of a household', () => {
  const shared = (role: 'owner' | 'cook' | 'guest') => aList({ household: { role, owner: 'Amina' } });

  test('says whose list it is, and is asked for anew when another member has changed it', async () => {
    const stream = anEventStream();
    api.reply('GET /household/changes', stream.response);
    open(shared('cook'));
    await screen.findByText(/kept by/);
    // Its cooks share the week that it is filled from.
    expect(screen.getByRole('button', { name: 'From your week' })).toBeVisible();
    stream.send('changed', { list: 1, plan: 0, members: 1 });
    api.reply('GET /shopping-list', {
      body: { list: aList({ ...shared('cook'), lines: [aLine({ name: 'Dates' })] }) },
    });
    stream.send('changed', { list: 2, plan: 0, members: 1 });
    await box(/Dates/);
  });

  test('is read and ticked off by a guest, and nothing more', async () => {
    api.reply('GET /household/changes', {
      status: 404,
      body: problem('not_found', 'There is nothing here.'),
    });
    open(shared('guest'));
    await box(/Onions/);
    expect(screen.getByText(/As a guest you read it and tick off/)).toBeVisible();
    expect(screen.queryByLabelText('What do you need?')).toBeNull();
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });
});

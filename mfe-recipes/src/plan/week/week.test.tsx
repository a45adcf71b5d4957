import { beforeEach, describe, expect, test } from '@jest/globals';
import type { CalendarAnswer, MealChange, MealPlace, Recipe } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPlan, type Filled, filledOf } from '../../../test/a-plan.ts';
import { aRecipe } from '../../../test/a-recipe.ts';
import { aFamily, bilal, yusuf } from '../../../test/at-table.ts';
import { keepSaved } from '../../../test/keep-saved.ts';
import { routes } from '../../routes.tsx';
import { applyChanges, type PlanChange } from '../calendar-changes.ts';
import type { SlotId } from '../slots.ts';

const renderAt = rendererOf(routes);
const api = apiStandIn();

beforeEach(beSignedOut);

const soup = aRecipe({
  _id: '65f0c00c0000000000000001',
  title: 'Lentil soup',
  ingredientLines: [
    { quantity: 1, unit: null, item: 'onion', note: null },
    { quantity: 250, unit: 'g', item: 'red lentils', note: null },
  ],
});
const stew = aRecipe({
  _id: '65f0c00c0000000000000002',
  title: 'Okra stew',
  ingredientLines: [{ quantity: 2, unit: null, item: 'onions', note: null }],
});

interface Given {
  plan?: Filled;
  recipes?: Recipe[];
  address?: string;
  isDown?: boolean;
}

const monday = '2027-05-03';
const aWeek = (filled: Filled = {}) => aPlan(filled, { monday });

/** A server that keeps the calendar, as the real one does; `refuse` makes it say no to the next change. */
function keepCalendar(start: CalendarAnswer, recipes: Recipe[], isDownAtFirst: boolean) {
  let kept = start;
  let isDown = isDownAtFirst;
  let refusals = 0;
  const changedAt = new Map<string, number>();
  const elsewhere: Filled[] = [];
  const sent: object[] = [];
  const slotOf = ({ date, meal }: MealPlace): SlotId => `${date}_${meal}`;
  const make = (changes: PlanChange[]) => {
    kept = { ...applyChanges(kept, changes), version: kept.version + 1 };
    for (const change of changes) if ('slot' in change) changedAt.set(change.slot, kept.version);
  };
  const become = (filled: Filled) =>
    make(
      aWeek(filled).meals.map(({ recipeId, ...place }) => ({ slot: slotOf(place), becomes: { recipeId } })),
    );
  const { fetch: others } = globalThis;
  globalThis.fetch = async (input, init) => {
    if (!String(input).includes('/recipes/calendar')) return others(input, init);
    if (isDown) return Response.json(problem('service_unavailable', 'Not right now.'), { status: 503 });
    if (init?.method !== 'PATCH') return Response.json({ ...kept, recipes });
    if (refusals > 0) {
      refusals -= 1;
      return Response.json(problem('service_unavailable', 'Not right now.'), { status: 503 });
    }
    const { meals, guests, version } = JSON.parse(String(init.body));
    const faster = elsewhere.shift();
    if (faster) become(faster);
    const isContested = meals.some((place: MealPlace) => (changedAt.get(slotOf(place)) ?? 0) > version);
    if (isContested) return Response.json(problem('plan_changed', 'Changed elsewhere.'), { status: 409 });
    make([...meals.map((each: MealChange) => ({ slot: slotOf(each), becomes: each.becomes })), ...guests]);
    sent.push({ meals, guests });
    return Response.json({ ...kept, recipes });
  };
  return {
    sent,
    kept: () => filledOf(kept, monday),
    meals: () => kept.meals,
    guests: () => kept.guests,
    change: become,
    /** Another device saves just before this one does. */
    overtakeWith: (...weeks: Filled[]) => elsewhere.push(...weeks),
    comeBack: () => {
      isDown = false;
    },
    refuse: () => {
      refusals += 1;
    },
  };
}

async function open(given: Given = {}) {
  const { plan = {}, recipes = [soup, stew], isDown = false } = given;
  const { address = `/dashboard/week?week=${monday}` } = given;
  const user = aUser({ isPremium: true, generations_left: null });
  api.reply('GET /auth/me', { body: { user, nextResetDate: null } });
  keepSaved(api, recipes);
  const server = keepCalendar(aWeek(plan), recipes, isDown);
  signInAs(user);
  const opened = renderAt(address);
  const week = within(await screen.findByRole('region', { name: 'Your week', hidden: true }));
  return { ...opened, week, server };
}

const add = (slot: string) => ({ name: `Add a recipe for ${slot}` });
const grip = (title: string, slot: string) => ({ name: `Move: ${title}, ${slot}` });

test('an empty week is seven days with four meals each', async () => {
  const { week } = await open();

  await week.findByRole('button', add('Monday, breakfast'));
  expect(week.getAllByRole('button', { name: /^Add a recipe for/ })).toHaveLength(28);
  expect(
    week
      .getAllByRole('heading', { level: 2 })
      .slice(0, 7)
      .map(each => each.textContent),
  ).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  expect(week.getByText('0 of 28 meals planned')).toBeVisible();
});

test('a day is a press away in the line of days, which says what is planned on it', async () => {
  const { person, week } = await open({ plan: { 'monday-lunch': soup._id, 'monday-suhoor': stew._id } });
  const days = within(await week.findByRole('navigation', { name: 'Days of the week' }));
  expect(
    days.getAllByRole('button').map(day => day.querySelector(':not([aria-hidden])')?.textContent),
  ).toEqual([
    'Monday, 2 meals planned',
    ...['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
      day => `${day}, nothing planned`,
    ),
  ]);
  await person.click(days.getByRole('button', { name: /^Saturday/ }));

  expect(week.getByRole('heading', { name: 'Saturday' })).toHaveFocus();
});

test('today is marked in the week', async () => {
  const { week } = await open({ address: '/dashboard/week' });
  const days = within(await week.findByRole('navigation', { name: 'Days of the week' }));
  const marked = days.getAllByRole('button').filter(day => day.getAttribute('aria-current') === 'date');

  expect(marked).toHaveLength(1);
  expect(week.getAllByText('Today')).toHaveLength(1);
});

test('a recipe is chosen for a meal in a dialog with a search, and the focus stays with it', async () => {
  const { person, week, server } = await open();
  await person.click(await week.findByRole('button', add('Friday, lunch')));
  const dialog = within(await screen.findByRole('dialog', { name: 'Friday, lunch' }));
  await person.type(dialog.getByRole('searchbox', { name: 'Find a recipe' }), 'okra');
  await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('1 of 2'));
  await person.click(dialog.getByRole('button', { name: /^Okra stew/ }));

  const there = await week.findByRole('button', grip('Okra stew', 'Friday, lunch'));
  await waitFor(() => expect(there).toHaveFocus());
  await waitFor(() => expect(server.kept()).toEqual({ 'friday-lunch': stew._id }));
  expect(week.getByText('1 of 28 meals planned')).toBeVisible();
});

test('a search for a meal that finds nothing says so', async () => {
  const { person, week } = await open();
  await person.click(await week.findByRole('button', add('Friday, lunch')));
  const dialog = within(await screen.findByRole('dialog', { name: 'Friday, lunch' }));
  expect(dialog.queryByText(/^No recipe has/)).not.toBeInTheDocument();
  await person.type(dialog.getByRole('searchbox', { name: 'Find a recipe' }), 'zebra');

  expect(await dialog.findByText(/^No recipe has all of these words\./)).toBeVisible();
  expect(dialog.queryByRole('list')).not.toBeInTheDocument();
});

describe('a planned meal', () => {
  const plan = { 'monday-lunch': soup._id, 'tuesday-suhoor': stew._id };
  const fromMenu = async ({ person, week }: Awaited<ReturnType<typeof open>>, item: string) => {
    const more = () => week.getByRole('button', { name: 'More: Lentil soup, Monday, lunch' });
    // The menu itself comes in a chunk of its own.
    await waitFor(() => expect(more().dataset.state).toBe('closed'));
    await person.click(more());
    await person.click(await screen.findByRole('menuitem', { name: item }));
  };

  test('leads to its recipe', async () => {
    const { week } = await open({ plan });
    const link = await week.findByRole('link', { name: 'Lentil soup' });
    expect(link).toHaveAttribute('href', `/recipes/${soup._id}`);
  });

  test('moves to another meal, and changes places with what is there', async () => {
    const page = await open({ plan });
    await fromMenu(page, 'Move to…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move “Lentil soup” to…' }));
    await page.person.click(dialog.getByRole('button', { name: /^Tuesday, Breakfast/ }));

    await page.week.findByRole('button', grip('Lentil soup', 'Tuesday, breakfast'));
    await waitFor(() =>
      expect(page.server.kept()).toEqual({ 'monday-lunch': stew._id, 'tuesday-suhoor': soup._id }),
    );
  });

  test('is copied to another meal', async () => {
    const page = await open({ plan });
    await fromMenu(page, 'Copy to…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy “Lentil soup” to…' }));
    expect(dialog.getByRole('button', { name: /^Monday, Lunch/ })).toBeDisabled();
    expect(dialog.getByRole('button', { name: /Replaces Okra stew$/ })).toBeVisible();
    await page.person.click(dialog.getByRole('button', { name: /^Sunday, Lunch/ }));

    await waitFor(() =>
      expect(page.server.kept()).toEqual({
        'monday-lunch': soup._id,
        'tuesday-suhoor': stew._id,
        'sunday-lunch': soup._id,
      }),
    );
  });

  test('is taken off, with a way back', async () => {
    const page = await open({ plan });
    await fromMenu(page, 'Take off the week');
    const free = await page.week.findByRole('button', add('Monday, lunch'));
    await waitFor(() => expect(free).toHaveFocus());
    await waitFor(() => expect(page.server.kept()).toEqual({ 'tuesday-suhoor': stew._id }));

    await page.person.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(page.server.kept()).toEqual(plan));
  });

  test('is carried by keyboard, and what happens is said', async () => {
    const { person, week, server } = await open({ plan });
    const start = await week.findByRole('button', grip('Lentil soup', 'Monday, lunch'));
    start.focus();
    await person.keyboard('{Enter}');
    expect(start).toHaveAttribute('aria-pressed', 'true');
    expect(week.getByText('Lentil soup is picked up from Monday, lunch.')).toBeVisible();
    await person.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(week.getByText('Wednesday, dinner.')).toBeVisible();
    await person.keyboard(' ');

    const there = await week.findByRole('button', grip('Lentil soup', 'Wednesday, dinner'));
    await waitFor(() => expect(there).toHaveFocus());
    expect(week.getByText('Lentil soup is on Wednesday, dinner.')).toBeVisible();
    await waitFor(() =>
      expect(server.kept()).toEqual({ 'wednesday-iftarOrDinner': soup._id, 'tuesday-suhoor': stew._id }),
    );
    expect(server.sent).toHaveLength(1);
  });

  test('that is picked up stays where it was after Escape', async () => {
    const { person, week, server } = await open({ plan });
    (await week.findByRole('button', grip('Lentil soup', 'Monday, lunch'))).focus();
    await person.keyboard(' {ArrowDown}{Escape}');

    expect(week.getByText('Lentil soup stays on Monday, lunch.')).toBeVisible();
    expect(week.getByRole('button', grip('Lentil soup', 'Monday, lunch'))).toBeVisible();
    expect(server.sent).toEqual([]);
  });

  test('is moved by a press without a key, as screen readers make it', async () => {
    const { week } = await open({ plan });
    fireEvent.click(await week.findByRole('button', grip('Lentil soup', 'Monday, lunch')));

    expect(await screen.findByRole('dialog', { name: 'Move “Lentil soup” to…' })).toBeVisible();
  });
});

describe('what another device saved in the same moment', () => {
  const phone = { 'friday-lunch': stew._id };
  const addSoup = async ({ person, week }: Awaited<ReturnType<typeof open>>) => {
    await person.click(await week.findByRole('button', add('Monday, lunch')));
    const dialog = within(await screen.findByRole('dialog', { name: 'Monday, lunch' }));
    await person.click(dialog.getByRole('button', { name: /^Lentil soup/ }));
  };

  test('stays, and the change comes on top of it', async () => {
    const page = await open();
    page.server.overtakeWith(phone);
    await addSoup(page);

    const both = { 'friday-lunch': stew._id, 'monday-lunch': soup._id };
    await waitFor(() => expect(page.server.kept()).toEqual(both));
    expect(await page.week.findByRole('link', { name: 'Okra stew' })).toBeVisible();
  });

  test('at the same meal is shown, and the member may put the own change there all the same', async () => {
    const page = await open();
    page.server.overtakeWith({ 'monday-lunch': stew._id });
    await addSoup(page);

    const alert = await screen.findByText(/^This meal was changed elsewhere meanwhile/);
    expect(await page.week.findByRole('link', { name: 'Okra stew' })).toBeVisible();
    expect(page.server.sent).toEqual([]);
    await page.person.click(await screen.findByRole('button', { name: 'Use mine' }));
    await waitFor(() => expect(page.server.kept()).toEqual({ 'monday-lunch': soup._id }));
    expect(alert).toBeDefined();
  });
});

describe('who eats', () => {
  const plan = { 'monday-iftarOrDinner': soup._id } as const;
  const menu = async ({ person, week }: Awaited<ReturnType<typeof open>>, item: string) => {
    const more = () => week.getByRole('button', { name: 'More: Lentil soup, Monday, dinner' });
    await waitFor(() => expect(more().dataset.state).toBe('closed'));
    await person.click(more());
    await person.click(await screen.findByRole('menuitem', { name: item }));
    return within(await screen.findByRole('dialog'));
  };

  test('is set for a meal', async () => {
    const page = await open({ plan });
    const dialog = await menu(page, 'People at table…');
    await page.person.selectOptions(dialog.getByRole('combobox', { name: 'At table' }), '7');
    await page.person.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await page.week.findByText('For 7 people')).toBeVisible();
    await waitFor(() => expect(page.server.meals()).toMatchObject([{ people: 7 }]));
  });

  test('comes as guests on a night', async () => {
    const page = await open({ plan });
    await page.person.click(await page.week.findByRole('button', { name: 'Guests on Monday: none' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Guests on Monday' }));
    await page.person.selectOptions(dialog.getByRole('combobox', { name: 'Guests' }), '5');
    await page.person.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await page.week.findByRole('button', { name: 'Guests on Monday: 5' })).toBeVisible();
    await waitFor(() => expect(page.server.guests()).toEqual([{ date: monday, guests: 5 }]));
  });

  test('eats what is left, later and not before; what it comes from takes it along', async () => {
    const page = await open({ plan });
    const dialog = await menu(page, 'Leftovers for…');
    expect(dialog.getByRole('button', { name: /^Monday, Lunch/ })).toBeDisabled();
    expect(dialog.getByRole('button', { name: /^Saturday, Lunch/ })).toBeDisabled();
    await page.person.click(dialog.getByRole('button', { name: /^Tuesday, Lunch/ }));

    expect(await page.week.findByText('Leftovers of Monday')).toBeVisible();
    const source = { date: monday, meal: 'iftarOrDinner' };
    await waitFor(() => expect(page.server.meals()).toMatchObject([source, { leftoversOf: source }]));
    const more = page.week.getByRole('button', { name: 'More: Lentil soup, Monday, dinner' });
    await page.person.click(more);
    await page.person.click(await screen.findByRole('menuitem', { name: 'Take off the week' }));
    await waitFor(() => expect(page.server.meals()).toEqual([]));
    await page.person.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(page.server.meals()).toMatchObject([source, { leftoversOf: source }]));
  });
});

test('the week before and after are a press away, and a week is copied to the next', async () => {
  const { person, week, server, address } = await open({ plan: { 'monday-lunch': soup._id } });
  await week.findByRole('link', { name: 'Lentil soup' });
  await person.click(week.getByRole('button', { name: 'Copy to next week' }));
  await waitFor(() => expect(server.meals()).toMatchObject([{ date: monday }, { date: '2027-05-10' }]));

  await person.click(week.getByRole('button', { name: 'The week after' }));
  expect(address()).toBe('/dashboard/week?week=2027-05-10');
  expect(await week.findByRole('link', { name: 'Lentil soup' })).toBeVisible();
  await person.click(week.getByRole('link', { name: 'This week' }));
  expect(address()).toBe('/dashboard/week');
});

describe('many nights at once', () => {
  const ask = async ({ person, week }: Awaited<ReturnType<typeof open>>) => {
    await person.click(await week.findByRole('button', { name: 'Plan many nights…' }));
    return within(await screen.findByRole('dialog', { name: 'Plan many nights' }));
  };

  test('are shown before they are planned, changed by hand, saved at once, and taken back', async () => {
    const page = await open({ plan: { 'monday-iftarOrDinner': soup._id } });
    const dialog = await ask(page);
    await page.person.click(dialog.getByRole('button', { name: 'Show the plan' }));
    // Two dishes, a week apart from themselves; one night has one already.
    expect(await dialog.findByText(/^20 meals stay free/)).toBeVisible();
    expect(page.server.sent).toEqual([]);
    await page.person.click(
      dialog.getByRole('button', { name: 'Leave out: Okra stew, Tuesday, 4 May · Dinner' }),
    );
    await page.person.click(dialog.getByRole('button', { name: 'Plan 8 meals' }));
    await waitFor(() => expect(page.server.meals()).toHaveLength(9));
    expect(page.server.sent).toHaveLength(1);
    await page.person.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(page.server.kept()).toEqual({ 'monday-iftarOrDinner': soup._id }));
  });

  test('come with new dishes of the kitchen, one after the other; where it says no, nothing is planned', async () => {
    api.reply('GET /recipes/profile', {
      body: { profile: { avoid: ['nuts'], diets: [], servingSize: null, spiceLevel: null, school: null } },
    });
    api.reply('GET /recipes/eaters', { body: aFamily() });
    api.reply(
      'POST /recipes/generate-openai',
      { status: 201, body: { recipe: stew } },
      { status: 429, body: problem('too_many_requests', 'The kitchen rests for a while.') },
    );
    const page = await open();
    const dialog = await ask(page);
    const wishes = 'A lentil soup{Enter}{Enter}Okra, stewed{Enter}A lentil soup';
    await page.person.type(dialog.getByRole('textbox', { name: 'New dishes for the kitchen' }), wishes);
    await page.person.click(dialog.getByRole('button', { name: 'Write 2 recipes, then show the plan' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The kitchen rests for a while.');
    expect(api.bodies('POST /recipes/generate-openai')).toMatchObject([
      { userPrompt: 'A lentil soup', avoid: ['nuts'] },
      { userPrompt: 'Okra, stewed', avoid: ['nuts'], eaters: [bilal.id, yusuf.id] },
    ]);
    expect(page.server.sent).toEqual([]);
  });
});

test('a week is cleared, with a way back', async () => {
  const plan = { 'monday-lunch': soup._id, 'sunday-suhoor': stew._id };
  const { person, week, server } = await open({ plan });
  await week.findByRole('link', { name: 'Okra stew' });
  await person.click(week.getByRole('button', { name: 'Clear the week' }));
  await waitFor(() => expect(server.kept()).toEqual({}));
  expect(week.getByText('0 of 28 meals planned')).toBeVisible();

  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.kept()).toEqual(plan));
});

test('a recipe of the tray is given a meal', async () => {
  const { person, week, server } = await open();
  await person.click(await week.findByRole('button', { name: 'Plan: Okra stew' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which meal is it for?' }));
  await person.click(dialog.getByRole('button', { name: /^Saturday, Dinner/ }));

  await waitFor(() => expect(server.kept()).toEqual({ 'saturday-iftarOrDinner': stew._id }));
});

test('a change that the server refuses is taken back and said, and the others stay', async () => {
  const { person, week, server } = await open({ plan: { 'monday-lunch': soup._id } });
  const choose = async (slot: string, title: RegExp) => {
    await person.click(await week.findByRole('button', add(slot)));
    await person.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: title }));
  };
  server.refuse();
  await choose('Friday, lunch', /^Okra/);
  await choose('Friday, breakfast', /^Lentil/);

  const alert = await screen.findByText(/^Your week could not be saved/);
  expect(alert).toHaveTextContent('Not right now.');
  expect(alert.closest('[role="alert"]')).toBeInTheDocument();
  await week.findByRole('button', add('Friday, lunch'));
  await waitFor(() => expect(server.kept()).toEqual({ 'monday-lunch': soup._id, 'friday-suhoor': soup._id }));
  expect(week.getByRole('button', grip('Lentil soup', 'Friday, breakfast'))).toBeVisible();
});

test('what another tab has planned meanwhile stays, and shows', async () => {
  const { person, week, server } = await open();
  await person.click(await week.findByRole('button', add('Friday, lunch')));
  server.change({ 'monday-suhoor': soup._id });
  await person.click(await screen.findByRole('button', { name: /^Okra stew/ }));

  await waitFor(() => expect(server.kept()).toEqual({ 'monday-suhoor': soup._id, 'friday-lunch': stew._id }));
  expect(await week.findByRole('button', grip('Lentil soup', 'Monday, breakfast'))).toBeVisible();
});

test('a week that cannot be had can be asked for again', async () => {
  const { person, week, server } = await open({ isDown: true });
  const alert = await week.findByRole('alert');
  expect(alert).toHaveTextContent('Your week cannot be shown right now.');
  server.comeBack();
  await person.click(within(alert).getByRole('button', { name: 'Try again' }));

  expect(await week.findByRole('button', add('Monday, breakfast'))).toBeVisible();
});

test('without saved recipes there is nothing to plan with, and a way to some', async () => {
  const { week } = await open({ recipes: [] });

  expect(await week.findByText('A week begins with a recipe')).toBeVisible();
  expect(week.queryByRole('button', { name: 'Shopping list' })).not.toBeInTheDocument();
});

test('the shopping list is taken from a planned week, and not from an empty one', async () => {
  const empty = await open();
  await empty.person.click(await empty.week.findByRole('button', { name: 'Shopping list' }));
  expect(empty.address()).toBe(`/dashboard/week?week=${monday}`);
  empty.unmount();

  const { person, week, address } = await open({ plan: { 'monday-lunch': soup._id } });
  await week.findByRole('link', { name: 'Lentil soup' });
  await person.click(week.getByRole('button', { name: 'Shopping list' }));
  await waitFor(() => expect(address()).toBe(`/dashboard/shopping?take=${monday}`));
});

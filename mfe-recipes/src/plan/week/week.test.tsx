import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Recipe, WeekPlan } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPlan } from '../../../test/a-plan.ts';
import { aRecipe } from '../../../test/a-recipe.ts';
import { keepSaved } from '../../../test/keep-saved.ts';
import { routes } from '../../routes.tsx';

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
  plan?: WeekPlan;
  recipes?: Recipe[];
  address?: string;
  isDown?: boolean;
}

/** A server that keeps the plan, as the real one does; `refuse` makes it say no to the next change. */
function savePlan(start: WeekPlan, isDownAtFirst: boolean) {
  let kept = start;
  let isDown = isDownAtFirst;
  let refusals = 0;
  let version = 0;
  const elsewhere: WeekPlan[] = [];
  const overtake = () => {
    const plan = elsewhere.shift();
    if (!plan) return;
    kept = plan;
    version += 1;
  };
  const sent: WeekPlan[] = [];
  const { fetch: others } = globalThis;
  globalThis.fetch = async (input, init) => {
    if (!String(input).endsWith('/recipes/plan')) return others(input, init);
    if (isDown) return Response.json(problem('service_unavailable', 'Not right now.'), { status: 503 });
    if (init?.method !== 'PUT') return Response.json({ plan: kept, version });
    if (refusals > 0) {
      refusals -= 1;
      return Response.json(problem('service_unavailable', 'Not right now.'), { status: 503 });
    }
    const change = JSON.parse(String(init.body));
    overtake();
    if (change.version !== version)
      return Response.json(problem('plan_changed', 'Changed elsewhere.'), { status: 409 });
    version += 1;
    kept = change.plan;
    sent.push(kept);
    return Response.json({ plan: kept, version });
  };
  return {
    sent,
    kept: () => kept,
    change: (plan: WeekPlan) => {
      kept = plan;
      version += 1;
    },
    /** Another device saves just before this one does. */
    overtakeWith: (...plans: WeekPlan[]) => elsewhere.push(...plans),
    comeBack: () => {
      isDown = false;
    },
    refuse: () => {
      refusals += 1;
    },
  };
}

async function open(given: Given = {}) {
  const { plan = aPlan(), recipes = [soup, stew], address = '/dashboard/week', isDown = false } = given;
  const user = aUser({ isPremium: true, generations_left: null });
  api.reply('GET /auth/me', { body: { user, nextResetDate: null } });
  keepSaved(api, recipes);
  const server = savePlan(plan, isDown);
  signInAs(user);
  const opened = renderAt(address);
  const week = within(await screen.findByRole('region', { name: 'Your week', hidden: true }));
  return { ...opened, week, server };
}

const add = (slot: string) => ({ name: `Add a recipe for ${slot}` });
const grip = (title: string, slot: string) => ({ name: `Move: ${title}, ${slot}` });

test('an empty week is seven days with three meals each', async () => {
  const { week } = await open();

  await week.findByRole('button', add('Monday, suhoor'));
  expect(week.getAllByRole('button', { name: /^Add a recipe for/ })).toHaveLength(21);
  expect(
    week
      .getAllByRole('heading', { level: 2 })
      .slice(0, 7)
      .map(each => each.textContent),
  ).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  expect(week.getByText('0 of 21 meals planned')).toBeVisible();
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
  await waitFor(() => expect(server.kept()).toEqual(aPlan({ 'friday-lunch': stew._id })));
  expect(week.getByText('1 of 21 meals planned')).toBeVisible();
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
  const plan = aPlan({ 'monday-lunch': soup._id, 'tuesday-suhoor': stew._id });
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
    await page.person.click(dialog.getByRole('button', { name: /^Tuesday, Suhoor/ }));

    await page.week.findByRole('button', grip('Lentil soup', 'Tuesday, suhoor'));
    await waitFor(() =>
      expect(page.server.kept()).toEqual(aPlan({ 'monday-lunch': stew._id, 'tuesday-suhoor': soup._id })),
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
      expect(page.server.kept()).toEqual(
        aPlan({ 'monday-lunch': soup._id, 'tuesday-suhoor': stew._id, 'sunday-lunch': soup._id }),
      ),
    );
  });

  test('is taken off, with a way back', async () => {
    const page = await open({ plan });
    await fromMenu(page, 'Take off the week');
    const free = await page.week.findByRole('button', add('Monday, lunch'));
    await waitFor(() => expect(free).toHaveFocus());
    await waitFor(() => expect(page.server.kept()).toEqual(aPlan({ 'tuesday-suhoor': stew._id })));

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
    expect(week.getByText('Wednesday, iftar or dinner.')).toBeVisible();
    await person.keyboard(' ');

    const there = await week.findByRole('button', grip('Lentil soup', 'Wednesday, iftar or dinner'));
    await waitFor(() => expect(there).toHaveFocus());
    expect(week.getByText('Lentil soup is on Wednesday, iftar or dinner.')).toBeVisible();
    await waitFor(() =>
      expect(server.kept()).toEqual(
        aPlan({ 'wednesday-iftarOrDinner': soup._id, 'tuesday-suhoor': stew._id }),
      ),
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
  const phone = aPlan({ 'friday-lunch': stew._id });
  const addSoup = async ({ person, week }: Awaited<ReturnType<typeof open>>) => {
    await person.click(await week.findByRole('button', add('Monday, lunch')));
    const dialog = within(await screen.findByRole('dialog', { name: 'Monday, lunch' }));
    await person.click(dialog.getByRole('button', { name: /^Lentil soup/ }));
  };

  test('stays, and the change comes on top of it', async () => {
    const page = await open();
    page.server.overtakeWith(phone);
    await addSoup(page);

    const both = aPlan({ 'friday-lunch': stew._id, 'monday-lunch': soup._id });
    await waitFor(() => expect(page.server.kept()).toEqual(both));
    expect(await page.week.findByRole('link', { name: 'Okra stew' })).toBeVisible();
  });

  test('is shown, and so that the change was not saved, when it never ends', async () => {
    const page = await open();
    page.server.overtakeWith(...Array<WeekPlan>(9).fill(phone));
    await addSoup(page);

    expect(await screen.findByText(/Your week could not be saved/)).toBeVisible();
    expect(await page.week.findByRole('link', { name: 'Okra stew' })).toBeVisible();
    expect(page.server.sent).toEqual([]);
  });
});

test('a week is cleared, with a way back', async () => {
  const plan = aPlan({ 'monday-lunch': soup._id, 'sunday-suhoor': stew._id });
  const { person, week, server } = await open({ plan });
  await week.findByRole('link', { name: 'Okra stew' });
  await person.click(week.getByRole('button', { name: 'Clear the week' }));
  await waitFor(() => expect(server.kept()).toEqual(aPlan()));
  expect(week.getByText('0 of 21 meals planned')).toBeVisible();

  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.kept()).toEqual(plan));
});

test('a recipe of the tray is given a meal', async () => {
  const { person, week, server } = await open();
  await person.click(await week.findByRole('button', { name: 'Plan: Okra stew' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which meal is it for?' }));
  await person.click(dialog.getByRole('button', { name: /^Saturday, Iftar or dinner/ }));

  await waitFor(() => expect(server.kept()).toEqual(aPlan({ 'saturday-iftarOrDinner': stew._id })));
});

test('a change that the server refuses is taken back and said, and the others stay', async () => {
  const { person, week, server } = await open({ plan: aPlan({ 'monday-lunch': soup._id }) });
  const choose = async (slot: string, title: RegExp) => {
    await person.click(await week.findByRole('button', add(slot)));
    await person.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: title }));
  };
  server.refuse();
  await choose('Friday, lunch', /^Okra/);
  await choose('Friday, suhoor', /^Lentil/);

  const alert = await screen.findByText(/^Your week could not be saved/);
  expect(alert).toHaveTextContent('Not right now.');
  expect(alert.closest('[role="alert"]')).toBeInTheDocument();
  await week.findByRole('button', add('Friday, lunch'));
  await waitFor(() =>
    expect(server.kept()).toEqual(aPlan({ 'monday-lunch': soup._id, 'friday-suhoor': soup._id })),
  );
  expect(week.getByRole('button', grip('Lentil soup', 'Friday, suhoor'))).toBeVisible();
});

test('what another tab has planned meanwhile stays, and shows', async () => {
  const { person, week, server } = await open();
  await person.click(await week.findByRole('button', add('Friday, lunch')));
  server.change(aPlan({ 'monday-suhoor': soup._id }));
  await person.click(await screen.findByRole('button', { name: /^Okra stew/ }));

  await waitFor(() =>
    expect(server.kept()).toEqual(aPlan({ 'monday-suhoor': soup._id, 'friday-lunch': stew._id })),
  );
  expect(await week.findByRole('button', grip('Lentil soup', 'Monday, suhoor'))).toBeVisible();
});

test('a week that cannot be had can be asked for again', async () => {
  const { person, week, server } = await open({ isDown: true });
  const alert = await week.findByRole('alert');
  expect(alert).toHaveTextContent('Your week cannot be shown right now.');
  server.comeBack();
  await person.click(within(alert).getByRole('button', { name: 'Try again' }));

  expect(await week.findByRole('button', add('Monday, suhoor'))).toBeVisible();
});

test('without saved recipes there is nothing to plan with, and a way to some', async () => {
  const { week } = await open({ recipes: [] });

  expect(await week.findByText('A week begins with a recipe')).toBeVisible();
  expect(week.queryByRole('button', { name: 'Shopping list' })).not.toBeInTheDocument();
});

test('the shopping list is taken from a planned week, and not from an empty one', async () => {
  const empty = await open();
  await empty.person.click(await empty.week.findByRole('button', { name: 'Shopping list' }));
  expect(empty.address()).toBe('/dashboard/week');
  empty.unmount();

  const { person, week, address } = await open({ plan: aPlan({ 'monday-lunch': soup._id }) });
  await week.findByRole('link', { name: 'Lentil soup' });
  await person.click(week.getByRole('button', { name: 'Shopping list' }));
  await waitFor(() => expect(address()).toBe('/dashboard/shopping?take=week'));
});

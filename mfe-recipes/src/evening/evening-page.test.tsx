import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { CalendarAnswer } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan } from '../../test/a-plan.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { keepSaved } from '../../test/keep-saved.ts';
import { forgetClock } from '../ramadan/times/server-clock.ts';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
const member = aUser();

const chicken = aRecipe();
const soup = aRecipe({
  _id: '65f0c00c0000000000000002',
  title: 'Red lentil soup',
  prepTime: 5,
  cookTime: 30,
  steps: [
    { text: 'Fry the onion for 5 minutes.', minutes: 5 },
    { text: 'Simmer for 30 minutes.', minutes: 30 },
  ],
});

/** Of the device; the server's is not known, as without a net. */
let now = '2026-11-28T15:00:00Z';

beforeEach(() => {
  localStorage.clear();
  beSignedOut();
  forgetClock();
  now = '2026-11-28T15:00:00Z';
  jest.useFakeTimers({ now: new Date(now), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const kept = (evening: object) =>
  localStorage.setItem(`kept-for:${member._id}:evening`, JSON.stringify(evening));
const dishOf = ({ _id, title, language, steps, prepTime, cookTime }: typeof chicken) => ({
  id: _id,
  title,
  language,
  steps,
  prepTime,
  cookTime,
  keeps: false,
});
const twoDishes = {
  dishes: [dishOf(chicken), dishOf(soup)],
  people: 1,
  occasion: 'time',
  time: '18:00',
  done: [],
  started: {},
};

function openAs(address = '/dashboard/evening', user = member) {
  api.reply('GET /auth/me', { body: { user, nextResetDate: null } });
  keepSaved(api, [chicken, soup]);
  signInAs(user);
  return renderAt(address);
}

const steps = async () =>
  within(await screen.findByRole('list', { name: 'Steps of all dishes' }))
    .getAllByRole('listitem')
    .filter(item => item.dataset.dish !== undefined);
const laterBy = (minutes: number) =>
  act(async () => {
    jest.setSystemTime(Date.now() + minutes * 60_000);
    jest.advanceTimersByTime(16_000);
  });

test('two dishes that are chosen are one line of steps that ends when it is eaten', async () => {
  openAs();
  const user = person();
  for (const title of [chicken.title, soup.title]) {
    await user.click(await screen.findByRole('button', { name: 'Add a dish' }));
    await user.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: new RegExp(title) }),
    );
  }

  expect(await screen.findByText(/^Start at 18:05 to eat at 19:00/)).toBeVisible();
  expect((await steps()).map(item => item.querySelector('time')?.textContent)).toEqual([
    '18:05',
    '18:25',
    '18:25',
    '18:30',
  ]);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('steps are ticked off, and that is there after a reload', async () => {
  kept(twoDishes);
  const { unmount } = openAs();
  const user = person();
  await user.click(await screen.findByRole('button', { name: 'Start cooking' }));
  await user.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
  unmount();
  openAs();

  expect(await screen.findAllByRole('checkbox', { checked: true })).toHaveLength(1);
  expect(screen.getByText('You eat at 18:00')).toBeVisible();
});

test('a cook who is late reads the new time of eating', async () => {
  kept(twoDishes);
  openAs();
  await person().click(await screen.findByRole('button', { name: 'Start cooking' }));
  expect(await screen.findByText('You eat at 18:00')).toBeVisible();
  // The first step ends at 17:25.
  await laterBy(160);

  expect(await screen.findByText('15 min behind: you eat at 18:15')).toBeVisible();
});

test('a timer is started from its step', async () => {
  kept(twoDishes);
  openAs();
  const user = person();
  await user.click(await screen.findByRole('button', { name: 'Start cooking' }));
  await user.click(await screen.findByRole('button', { name: /30 min/ }));

  expect(await screen.findByText('The timer was started')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('sufra:timers') ?? '[]')).toMatchObject([
    { milliseconds: 1_800_000, link: '/dashboard/evening' },
  ]);
});

test('where it is too late the page says by how much, and eating later makes it fit', async () => {
  kept({ ...twoDishes, time: '15:20' });
  openAs();

  expect(await screen.findByText('35 min too short for 15:20')).toBeVisible();
  await person().click(screen.getByRole('button', { name: 'Eat at 15:56' }));
  expect(await screen.findByText(/^Start at 15:01 to eat at 15:56/)).toBeVisible();
});

test('what is planned for a day comes along', async () => {
  const user = aUser({ isPremium: true, generations_left: null });
  const { meals, ...plan } = aPlan({ 'monday-iftarOrDinner': soup._id, 'monday-lunch': chicken._id });
  const left = { ...meals[0], meal: 'snack', recipeId: 'eaten', leftoversOf: meals[0] };
  api.reply('GET /recipes/calendar', {
    body: { ...plan, meals: [...meals, left], recipes: [soup, chicken] } as CalendarAnswer,
  });
  const { address } = openAs('/dashboard/evening?day=2027-02-08', user);

  expect(await steps()).toHaveLength(4);
  expect(address()).toBe('/dashboard/evening');
});

test('what an earlier version has kept does not break the page', async () => {
  kept({ dishes: [{ id: 1 }, null], people: 'x', begun: { plan: [{}] }, done: 3, started: [] });
  openAs();

  expect(await screen.findByText('Add 2 dishes, and the plan stands here.')).toBeVisible();
});

test('a visitor sees an evening of the kitchen’s dishes, and no button that is refused', async () => {
  api.reply('GET /recipes/samples', { body: { recipes: [chicken, soup] } });
  renderAt('/dashboard/evening');

  expect(await steps()).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Sign up for free' })).toHaveAttribute('href', '/signup');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

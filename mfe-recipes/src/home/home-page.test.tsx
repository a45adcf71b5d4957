import { beforeEach, expect, test } from '@jest/globals';
import type { User } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { thePlans } from '../../test/the-plans.ts';
import { routes } from '../routes.tsx';
import { features } from './features/features.ts';
import { testimonials } from './testimonials/testimonials.ts';

const renderAt = rendererOf(routes);
const api = apiStandIn();

beforeEach(() => {
  beSignedOut();
  api.reply('GET /payment/plans', { body: { plans: thePlans } });
});

function openAs(user: User, address = '/') {
  api.reply('GET /auth/me', { body: { user, nextResetDate: null } });
  signInAs(user);
  return renderAt(address);
}

const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

async function planCard(title: string) {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const card = heading.closest('li');
  if (card === null) throw new Error(`${title} is not in a list`);
  return within(card);
}

test.each(['/', '/home', '/Home'])('a visitor at %s is invited to sign in or to read', async address => {
  renderAt(address);

  expect(await href('Get Started')).toBe('/signin');
  expect(await href('Learn About Sunnah Foods')).toBe('/sunnah-foods');
  expect(screen.queryByText(/recipe\(s\) so far/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('a member sees the count and the way to the dashboard', async () => {
  openAs(aUser({ recipesGenerated: 7 }));

  expect(await href('Go to Dashboard')).toBe('/dashboard');
  expect(screen.getByText("You've generated 7 recipe(s) so far — keep cooking!")).toBeVisible();
});

test('both duas are there, marked as Arabic, with sound, meaning and source', async () => {
  renderAt('/');

  const before = within(await screen.findByRole('region', { name: 'Before eating' }));
  const after = within(screen.getByRole('region', { name: 'After eating' }));
  for (const [region, arabic] of [
    [before, 'بِسْمِ اللهِ'],
    [after, 'الْحَمْدُ لِلَّهِ الَّذِي أَطْعَمَنِي هَذَا وَرَزَقَنِيهِ مِنْ غَيْرِ حَوْلٍ مِنِّي وَلَا قُوَّةٍ'],
  ] as const) {
    const words = region.getByText(arabic);
    expect([words.lang, words.dir]).toEqual(['ar', 'rtl']);
  }
  expect(before.getByText('In the name of Allah.')).toBeVisible();
  expect(after.getByText(/Abi Dawud 4023/)).toBeVisible();
});

test('what it is good for is told, with where more of it is', async () => {
  renderAt('/');

  const region = within(await screen.findByRole('region', { name: 'What comes to the table' }));
  expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(features().length);
  expect(region.getByRole('link', { name: 'How we check' })).toHaveAttribute('href', '/how-we-check');
});

test('three testimonials stand there, without names and as the samples that they are', async () => {
  renderAt('/');

  const region = within(await screen.findByRole('region', { name: 'What we cook for' }));
  expect(region.getAllByRole('figure').map(each => each.textContent)).toEqual(
    testimonials().map(({ words, from }) => words + from),
  );
  expect(testimonials()).toHaveLength(3);
  expect(region.getByText(/^Samples in our own words/)).toBeVisible();
});

test('a visitor is asked to sign in at both plans', async () => {
  renderAt('/');

  const free = await planCard('Free');
  const premium = await planCard('Premium');
  expect(free.getByText('£0')).toBeVisible();
  expect(premium.getByText('£4.99', { exact: false }).textContent).toBe('£4.99 a month');
  expect(premium.getByText('Unlimited recipes')).toBeVisible();
  for (const plan of [free, premium]) {
    expect(plan.getByRole('link', { name: 'Sign In to Continue' })).toHaveAttribute('href', '/billing');
  }
});

test('a free member holds the free plan and may change to premium', async () => {
  openAs(aUser());

  const held = (await planCard('Free')).getByRole('button', { name: 'Current Plan' });
  expect(held).toBeDisabled();
  const other = (await planCard('Premium')).getByRole('link', { name: 'Change Plan' });
  expect(other).toHaveAttribute('href', '/billing');
});

test('a premium member is subscribed already and may change to free', async () => {
  openAs(aUser({ isPremium: true, generations_left: null }));

  const held = (await planCard('Premium')).getByRole('button', {
    name: 'Already Subscribed',
  });
  expect(held).toBeDisabled();
  expect((await planCard('Free')).getByRole('link', { name: 'Change Plan' })).toBeVisible();
});

test('until the plans are there, the page says that they are on their way', async () => {
  const answer = Promise.withResolvers<{ body: unknown }>();
  api.reply('GET /payment/plans', answer.promise);
  renderAt('/');

  await screen.findByText('Loading the plans');
  answer.resolve({ body: { plans: thePlans } });
  await waitFor(() => expect(screen.queryByText('Loading the plans')).not.toBeInTheDocument());
});

test('plans that cannot be had cost only their own place and can be asked for again', async () => {
  const down = { status: 503, body: problem('service_unavailable', 'A part of the site is not available.') };
  api.reply('GET /payment/plans', down, { body: { plans: thePlans } });
  const { person } = renderAt('/');

  expect(await screen.findByRole('alert')).toHaveTextContent('A part of the site is not available.');
  expect(await href('Get Started')).toBe('/signin');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Premium' })).toBeVisible();
});

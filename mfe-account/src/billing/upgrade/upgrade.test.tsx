import { expect, jest, test } from '@jest/globals';
import { problem } from '@sufra/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { subscriptions } from '../../../test/membership.ts';
import { elsewhere, membershipOpener } from '../../../test/membership-opener.tsx';
import { plans } from '../../../test/plans.ts';

const { api, answer, openFree } = membershipOpener();

const checkout = 'POST /payment/create-checkout-session';
const button = () => screen.findByRole('button', { name: 'Upgrade to Premium' });
const isBusy = () =>
  screen.getByRole('button', { name: 'Upgrade to Premium' }).getAttribute('aria-busy') === 'true';

async function upgrade() {
  const page = openFree();
  await page.person.click(await button());
  return page;
}

/** As a browser does that has kept the page while it was away. */
const comeBack = () =>
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('the offer names price, charity and what it brings', async () => {
  openFree();

  const offer = await screen.findByRole('region', { name: 'Premium' });
  expect(offer).toHaveTextContent('£4.99 a month');
  expect(offer).toHaveTextContent('Unlimited recipes');
  expect(offer).toHaveTextContent('10% of it goes to charity');
});

test('an upgrade asks for the one price and leads to the checkout', async () => {
  api.reply(checkout, { body: { url: elsewhere } });
  await upgrade();

  await waitFor(() => expect(location.href).toBe(elsewhere));
  expect(api.bodies(checkout)).toEqual([
    { priceId: 'price_premium', mode: 'subscription', email: 'maryam@sufra.example' },
  ]);
});

test('a second press sends nothing more, not while it is asked and not while the browser leaves', async () => {
  const asked = Promise.withResolvers<{ body: unknown }>();
  api.reply(checkout, asked.promise);
  const { person } = await upgrade();
  await person.dblClick(await button());
  expect(isBusy()).toBe(true);
  asked.resolve({ body: { url: elsewhere } });
  await waitFor(() => expect(location.href).toBe(elsewhere));
  await person.dblClick(await button());

  expect(isBusy()).toBe(true);
  expect(api.bodies(checkout)).toHaveLength(1);
});

test('two presses before anything is drawn are one', async () => {
  api.reply(checkout, { body: { url: elsewhere } });
  openFree();
  const pressed = await button();
  act(() => {
    pressed.click();
    pressed.click();
  });

  await waitFor(() => expect(location.href).toBe(elsewhere));
  expect(api.bodies(checkout)).toHaveLength(1);
});

test('back by the browser’s button, the upgrade can be pressed again and nothing was charged', async () => {
  api.reply(checkout, { body: { url: elsewhere } });
  const { person } = await upgrade();
  await waitFor(() => expect(location.href).toBe(elsewhere));
  comeBack();

  await screen.findByText('You left the checkout.');
  expect(isBusy()).toBe(false);
  await person.click(await button());
  await waitFor(() => expect(api.bodies(checkout)).toHaveLength(2));
});

test('a browser that was stopped on its way gets its button back', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    api.reply(checkout, { body: { url: elsewhere } });
    await upgrade();
    await waitFor(() => expect(location.href).toBe(elsewhere));
    expect(isBusy()).toBe(true);
    act(() => void jest.advanceTimersByTime(20_000));

    await waitFor(() => expect(isBusy()).toBe(false));
  } finally {
    jest.useRealTimers();
  }
});

test('a member who has left the checkout reads so on the page that it leads back to, once', async () => {
  sessionStorage.setItem('sufra:left-for-checkout', 'yes');
  openFree();

  const notice = (await screen.findByText('You left the checkout.')).parentElement;
  expect(notice).toHaveTextContent('Nothing was charged');
  expect(sessionStorage.getItem('sufra:left-for-checkout')).toBeNull();
});

test.each([
  [
    'already premium',
    { status: 409, body: problem('already_premium', 'You are already subscribed to Premium.') },
    'You are already subscribed to Premium.',
  ],
  [
    'an error field alone',
    { status: 400, body: { error: 'This price is not offered.' } },
    'This price is not offered.',
  ],
  ['an answer without words', { status: 502, body: '<html>' }, 'Checkout failed'],
  ['an address that is none', { body: { url: 'javascript:alert(1)' } }, 'Checkout failed'],
  ['no answer', 'no answer' as const, 'Upgrade failed. Please try again later.'],
])('%s: the page says why, and it can be tried again', async (_circumstance, reply, words) => {
  api.reply(checkout, reply);
  const page = await upgrade();

  const alert = await screen.findByRole('alert');
  expect(alert.querySelector('p')?.textContent).toBe(words);
  expect(location.hash).toBe('');
  api.reply(checkout, { body: { url: elsewhere } });
  await page.person.click(await button());
  await waitFor(() => expect(location.href).toBe(elsewhere));
});

test('a member who became premium in another tab is told and sees it', async () => {
  const body = problem('already_premium', 'You are already subscribed to Premium.');
  api.reply(checkout, { status: 409, body });
  const { person } = openFree();
  const pressed = await button();
  answer({ body: subscriptions.active });
  await person.click(pressed);

  await screen.findByRole('heading', { level: 2, name: 'Premium Member' });
  expect(await screen.findByRole('alert')).toHaveTextContent('You are already subscribed to Premium.');
  expect(screen.queryByRole('button', { name: 'Upgrade to Premium' })).not.toBeInTheDocument();
});

test('without its price premium cannot be bought, and can be asked for again', async () => {
  const down = { status: 503, body: problem('service_unavailable', 'Not now.') };
  api.reply('GET /payment/plans', down);
  const { person } = openFree();
  await screen.findByText('Premium cannot be shown right now.');
  api.reply('GET /payment/plans', { body: { plans } });
  await person.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await button()).toBeVisible();
});

import { expect, jest, test } from '@jest/globals';
import { session } from '@sufra/web-kit';
import { aUser, problem } from '@sufra/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { anAnswer } from '../../test/account-opener.tsx';
import { subscriptions } from '../../test/membership.ts';
import { elsewhere, membershipOpener } from '../../test/membership-opener.tsx';

const { api, answer, renderAt, openAs, openWith, openFree, openPremium } = membershipOpener();

const status = (name: string) => screen.findByRole('heading', { level: 2, name });
const down = { status: 503, body: problem('service_unavailable', 'A part of the site is not available.') };

test('a visitor is sent to sign in and back', async () => {
  const { address } = renderAt('/billing');

  await waitFor(() => expect(address()).toBe('/signin?returnTo=%2Fbilling'));
  expect(api.bodies('GET /payment/subscription')).toEqual([]);
});

test('a free member sees the state and the way to premium', async () => {
  openFree({ user: { generations_left: 2 } });

  await status('Free Member');
  expect(await screen.findByRole('button', { name: 'Upgrade to Premium' })).toBeVisible();
  expect(screen.getByText('You have 2 of 3 free recipe generations left.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).not.toBeInTheDocument();
  expect(screen.queryByText('You left the checkout.')).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe('Billing - Sufra');
});

test('a member whom the household covers reads by whom, and is offered nothing', async () => {
  openFree({ user: { isPremium: true, isCovered: true, generations_left: null } });

  await status('Premium Member');
  expect(screen.getByText('You have premium by your household')).toBeVisible();
  for (const name of ['Upgrade to Premium', 'Cancel Subscription'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('a premium member sees the price, since when, and the next payment', async () => {
  openPremium();

  await status('Premium Member');
  await screen.findByText('£4.99 a month');
  expect(screen.getByText('October 5, 2026')).toBeVisible();
  const next = screen.getByText('Next payment').parentElement;
  expect(next?.textContent).toBe('Next paymentDecember 5, 2026£4.99');
  expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upgrade to Premium' })).not.toBeInTheDocument();
});

test('whose subscription will not be renewed reads until when premium lasts', async () => {
  const premiumUntil = '2026-12-05T09:00:00.000Z';
  openWith({ ...subscriptions.active, nextPayment: null, premiumUntil });

  await status('Premium Member');
  expect(screen.getByText('Premium until').nextSibling?.textContent).toBe('December 5, 2026');
});

test('whose premium has ended reads when, and may subscribe anew', async () => {
  openWith(subscriptions.ended);

  await status('Free Member');
  expect(screen.getByText(/^Your premium membership ended on November 20, 2026\./)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Upgrade to Premium' })).toBeVisible();
});

test('while the membership is on its way the page says so, and has its heading', async () => {
  const coming = Promise.withResolvers<{ body: unknown }>();
  answer(coming.promise);
  openAs(aUser());

  await screen.findByText('Your membership is on its way');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  coming.resolve({ body: subscriptions.none });
  await status('Free Member');
});

test('a membership that cannot be read can be asked for again', async () => {
  answer(down);
  const { person } = openAs(aUser());
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer({ body: subscriptions.none });
  await person.click(again);

  await status('Free Member');
});

test('the session learns of premium that it has not heard of yet', async () => {
  answer({ body: subscriptions.active });
  openAs(aUser());
  await status('Premium Member');
  expect(session.get().user?.isPremium).toBe(false);
  api.reply('GET /auth/me', anAnswer(aUser({ isPremium: true })));

  await waitFor(() => expect(session.get().user?.isPremium).toBe(true));
});

test('a session that agrees is not asked again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    openPremium();
    await status('Premium Member');
    const before = api.bodies('GET /auth/me').length;
    await act(() => jest.advanceTimersByTimeAsync(120_000));

    expect(api.bodies('GET /auth/me')).toHaveLength(before);
    expect(api.bodies('GET /payment/subscription').length).toBeLessThanOrEqual(2);
  } finally {
    jest.useRealTimers();
  }
});

test('a payment that is being confirmed is said, and premium appears by itself', async () => {
  answer(
    { body: subscriptions.confirming },
    { body: subscriptions.confirming },
    { body: subscriptions.active },
  );
  openAs(aUser({ isPremium: true }));

  await screen.findByText('We are confirming your payment.');
  expect(screen.queryByRole('button', { name: 'Upgrade to Premium' })).not.toBeInTheDocument();
  await status('Premium Member');
  expect(screen.queryByText('We are confirming your payment.')).not.toBeInTheDocument();
});

test('a payment that stays unconfirmed is not waited for for ever, and can be asked for again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { person } = openWith(subscriptions.confirming);
    await screen.findByText('We are confirming your payment.');
    await act(() => jest.advanceTimersByTimeAsync(120_000));

    await screen.findByText('No payment has been confirmed yet.');
    const asked = api.bodies('GET /payment/subscription').length;
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(api.bodies('GET /payment/subscription')).toHaveLength(asked);
    answer({ body: subscriptions.none });
    await person.click(screen.getByRole('button', { name: 'Ask again' }));
    await waitFor(() =>
      expect(screen.queryByText('No payment has been confirmed yet.')).not.toBeInTheDocument(),
    );
  } finally {
    jest.useRealTimers();
  }
});

test('after a failed renewal the page says until when premium stays, and what to do', async () => {
  openWith(subscriptions.owing);

  await status('Premium Member');
  const notice = screen.getByText('Your last payment did not go through.').parentElement;
  expect(notice).toHaveTextContent('Premium stays until November 27, 2026.');
  expect(screen.getByRole('button', { name: 'Update payment method' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible();
});

test('a renewal that failed for too long is mended, not bought a second time', async () => {
  openWith(subscriptions.owingTooLong);

  await status('Free Member');
  expect(screen.getByText(/^Premium has ended until it is paid\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Update payment method' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upgrade to Premium' })).not.toBeInTheDocument();
});

test('the payment method is changed at the payment provider', async () => {
  api.reply('POST /payment/portal', { body: { url: elsewhere } });
  const { person } = openPremium();
  await person.dblClick(await screen.findByRole('button', { name: 'Update payment method' }));

  await waitFor(() => expect(location.href).toBe(elsewhere));
  expect(api.bodies('POST /payment/portal')).toHaveLength(1);
});

test.each([
  ['what the server says', down, 'A part of the site is not available.'],
  ['its own words to an answer without', { status: 502, body: '<html>' }, 'Something went wrong.'],
  ['its own words to none', 'no answer' as const, 'Something went wrong. Please try again.'],
])('a portal that does not open: the page says %s', async (_circumstance, reply, words) => {
  api.reply('POST /payment/portal', reply);
  const { person } = openPremium();
  await person.click(await screen.findByRole('button', { name: 'Update payment method' }));

  expect((await screen.findByRole('alert')).querySelector('p')?.textContent).toBe(words);
  expect(location.hash).toBe('');
});

test('a member whom the provider does not know is not led to it', async () => {
  openWith({ ...subscriptions.active, canManagePayment: false, nextPayment: null });

  await status('Premium Member');
  expect(screen.queryByRole('button', { name: 'Update payment method' })).not.toBeInTheDocument();
  expect(screen.queryByText('Next payment')).not.toBeInTheDocument();
});

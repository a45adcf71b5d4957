import { expect, jest, test } from '@jest/globals';
import { session } from '@sufra/web-kit';
import { aUser, problem } from '@sufra/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { anAnswer } from '../../test/account-opener.tsx';
import { subscriptions } from '../../test/membership.ts';
import { membershipOpener } from '../../test/membership-opener.tsx';

const { api, answer, renderAt, openAs, openWith } = membershipOpener();

const at = '/payment-success';
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const thanks = 'Thank you for upgrading to Premium!';
const down = { status: 503, body: problem('service_unavailable', 'Not now.') };

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function withoutWaiting(run: () => Promise<void>) {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await run();
  } finally {
    jest.useRealTimers();
  }
}

test('a visitor is sent to sign in and back', async () => {
  const { address } = renderAt(at);

  await waitFor(() => expect(address()).toBe('/signin?returnTo=%2Fpayment-success'));
});

test('a member who has paid is thanked', async () => {
  openWith(subscriptions.active, { at });

  await title(thanks);
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('the whole site learns of premium, also when accounts hear of it later', async () => {
  answer({ body: subscriptions.active });
  openAs(aUser(), at);
  await title(thanks);
  expect(session.get().user?.isPremium).toBe(false);
  api.reply('GET /auth/me', anAnswer(aUser({ isPremium: true, generations_left: null })));

  await waitFor(() => expect(session.get().user).toMatchObject({ isPremium: true, generations_left: null }));
});

test('before the payment is confirmed the page says so, and thanks by itself', async () => {
  answer(
    { body: subscriptions.confirming },
    { body: subscriptions.confirming },
    { body: subscriptions.active },
  );
  openAs(aUser({ isPremium: true }), at);

  await screen.findByText('We are confirming your payment…');
  expect(screen.queryByText(thanks)).not.toBeInTheDocument();
  await title(thanks);
});

test('it asks with growing pauses, gives up, and asks again when told to', async () => {
  await withoutWaiting(async () => {
    const { person } = openWith(subscriptions.confirming, { at });
    await screen.findByText('We are confirming your payment…');
    await wait(20_000);
    const soon = api.bodies('GET /payment/subscription').length;
    await wait(100_000);
    const late = api.bodies('GET /payment/subscription').length;
    expect(soon).toBeGreaterThan(late - soon);

    await title('Not confirmed yet');
    expect(screen.getByText(/There is no need to pay again\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to billing' })).toHaveAttribute('href', '/billing');
    await wait(600_000);
    expect(api.bodies('GET /payment/subscription')).toHaveLength(late);

    answer({ body: subscriptions.active });
    await person.click(screen.getByRole('button', { name: 'Ask again' }));
    await title(thanks);
  });
});

test('a service that is away is asked again, and the payment does not seem lost', async () => {
  await withoutWaiting(async () => {
    answer(down);
    const { person } = openAs(aUser({ isPremium: true }), at);
    await wait(10_000);
    await screen.findByText('We are confirming your payment…');
    await wait(120_000);
    await screen.findByText(/^We cannot find out right now/);

    answer({ body: subscriptions.active });
    await person.click(screen.getByRole('button', { name: 'Ask again' }));
    await title(thanks);
  });
});

test.each([
  ['never paid', subscriptions.none],
  ['cancelled', subscriptions.ended],
])(
  'a member who has %s and opens the address is not thanked, stays free, and is led to billing',
  async (_circumstance, subscription) => {
    openWith(subscription, { at });

    await title('There is no payment here');
    expect(screen.queryByText(thanks)).not.toBeInTheDocument();
    expect(session.get().user?.isPremium).toBe(false);
    expect(screen.getByRole('link', { name: 'Go to billing' })).toHaveAttribute('href', '/billing');
  },
);

test('nothing in the address makes a member premium', async () => {
  openWith(subscriptions.none, { at: '/payment-success?session_id=cs_of_somebody_else&isPremium=true' });

  await title('There is no payment here');
});

test('a payment that was declined after all is said', async () => {
  openWith(subscriptions.owingTooLong, { at });

  await title('The payment did not go through');
});

test('a checkout that was gone through with is not called left afterwards', async () => {
  sessionStorage.setItem('sufra:left-for-checkout', 'yes');
  openWith(subscriptions.active, { at });
  await title(thanks);

  expect(sessionStorage.getItem('sufra:left-for-checkout')).toBeNull();
});

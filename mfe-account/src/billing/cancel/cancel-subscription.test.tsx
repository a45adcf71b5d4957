import { expect, test } from '@jest/globals';
import { messages } from '@sufra/contracts';
import { session } from '@sufra/web-kit';
import { aUser, problem, type Reply } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAnswer } from '../../../test/account-opener.tsx';
import { subscriptions } from '../../../test/membership.ts';
import { membershipOpener } from '../../../test/membership-opener.tsx';

const { api, answer, openPremium } = membershipOpener();

const cancelCall = 'POST /payment/cancel-subscription';
const question = { name: 'Cancel your subscription?' };

async function ask() {
  const page = openPremium();
  await page.person.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  return { ...page, dialog: within(await screen.findByRole('alertdialog', question)) };
}

/** The same, and yes. */
async function cancel(reply: Reply) {
  const asked = await ask();
  api.reply(cancelCall, reply);
  await asked.person.click(asked.dialog.getByRole('button', { name: 'Yes, Cancel' }));
  return asked;
}

test('the dialog warns that premium ends at once and cannot be resumed later', async () => {
  await ask();

  const { textContent } = screen.getByRole('alertdialog', question);
  expect(textContent).toContain('Premium ends at once');
  expect(textContent).toContain('cannot be resumed later');
});

test('Keep Premium keeps it', async () => {
  const { person, dialog } = await ask();
  await person.click(dialog.getByRole('button', { name: 'Keep Premium' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(api.bodies(cancelCall)).toEqual([]);
  const opener = screen.getByRole('button', { name: 'Cancel Subscription' });
  await waitFor(() => expect(opener).toHaveFocus());
});

test('Yes, Cancel ends premium here and everywhere on the site', async () => {
  const { person, dialog } = await ask();
  api.reply(cancelCall, { body: { message: messages.subscriptionCancelled } });
  api.reply('GET /auth/me', anAnswer(aUser({ isPremium: false })));
  answer({ body: subscriptions.ended });
  await person.click(dialog.getByRole('button', { name: 'Yes, Cancel' }));

  const heading = await screen.findByRole('heading', { level: 2, name: 'Free Member' });
  await screen.findByText('Your subscription is cancelled. You are a free member from now on.');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await waitFor(() => expect(heading).toHaveFocus());
  await screen.findByText(/^Your premium membership ended on November 20, 2026\./);
  await waitFor(() => expect(session.get().user?.isPremium).toBe(false));
  expect(api.bodies(cancelCall)).toHaveLength(1);
});

test('while it is under way a second press sends nothing more, and the dialog stays', async () => {
  const coming = Promise.withResolvers<{ body: unknown }>();
  const { person, dialog } = await cancel(coming.promise);
  await person.click(dialog.getByRole('button', { name: 'Yes, Cancel' }));
  await person.click(dialog.getByRole('button', { name: 'Keep Premium' }));
  await person.keyboard('{Escape}');

  expect(screen.getByRole('alertdialog', question)).toBeVisible();
  expect(api.bodies(cancelCall)).toHaveLength(1);
  answer({ body: subscriptions.ended });
  coming.resolve({ body: { message: messages.subscriptionCancelled } });
  await screen.findByRole('heading', { level: 2, name: 'Free Member' });
});

test.each([
  [
    'the error field',
    { status: 503, body: { error: 'A part of the site is not available.' } },
    'A part of the site is not available.',
  ],
  ['its own words to an answer without', { status: 502, body: '<html>' }, 'Failed to cancel subscription'],
  ['its own words to no answer', 'no answer' as const, 'Failed to cancel subscription'],
])('a cancellation that fails: the dialog says %s and stays', async (_circumstance, reply, words) => {
  const { dialog, person } = await cancel(reply);

  expect((await dialog.findByRole('alert')).textContent).toBe(words);
  expect(screen.getByRole('alertdialog', question)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Keep Premium' }));
  await screen.findByRole('heading', { level: 2, name: 'Premium Member' });
});

test('an earlier failure is not said again', async () => {
  const { person, dialog } = await cancel('no answer');
  await dialog.findByRole('alert');
  await person.click(dialog.getByRole('button', { name: 'Keep Premium' }));
  await person.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));

  expect(
    within(await screen.findByRole('alertdialog', question)).queryByRole('alert'),
  ).not.toBeInTheDocument();
});

test('one that another tab has cancelled is told and shown', async () => {
  const { person, dialog } = await ask();
  const body = problem('not_premium', 'You have no premium membership.');
  api.reply(cancelCall, { status: 409, body });
  answer({ body: subscriptions.ended });
  await person.click(dialog.getByRole('button', { name: 'Yes, Cancel' }));

  await screen.findByRole('heading', { level: 2, name: 'Free Member' });
  expect((await screen.findByRole('alert')).textContent).toBe('You have no premium membership.');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

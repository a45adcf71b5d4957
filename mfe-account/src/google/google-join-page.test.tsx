import { beforeEach, expect, test } from '@jest/globals';
import { session } from '@sufra/web-kit';
import { apiStandIn, aToken, aUser, beSignedOut, problem, rendererOf } from '@sufra/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
beforeEach(() => {
  beSignedOut();
  sessionStorage.clear();
});

const join = 'POST /auth/google/join';
const field = () => screen.findByLabelText('The password of your account here');

async function joinWith(password: string) {
  const rendered = renderAt('/auth/google/join?token=once-only');
  await rendered.person.type(await field(), password);
  await rendered.person.click(screen.getByRole('button', { name: 'Join and sign in' }));
  return rendered;
}

test('the password joins and signs in, and leads to where the reader was going', async () => {
  const token = aToken({ sid: 'google' });
  api.reply(join, { body: { token, user: aUser() } });
  api.reply('GET /auth/me', { body: { user: aUser(), nextResetDate: null } });
  sessionStorage.setItem('sufra:return-to', '/billing?plan=premium');
  const { address } = await joinWith('twelve figs');

  await waitFor(() => expect(address()).toBe('/billing?plan=premium'));
  expect(api.bodies(join)).toEqual([{ token: 'once-only', password: 'twelve figs' }]);
  expect(session.get()).toMatchObject({ status: 'signed-in', token });
});

test('the token is out of the address bar before anything is asked', async () => {
  const { address } = renderAt('/auth/google/join?token=once-only');

  await field();
  expect(address()).toBe('/auth/google/join');
});

test('a wrong password is said under the field, which has the focus, and may be tried again', async () => {
  api.reply(join, { status: 403, body: problem('wrong_password', 'Your current password is not right.') });
  await joinWith('a guess');

  const password = await field();
  await waitFor(() => expect(password).toHaveAccessibleDescription('Your current password is not right.'));
  expect(password).toHaveFocus();
  expect(password).toHaveValue('a guess');
  expect(session.get().status).toBe('signed-out');
});

test('too many tries are told how long to wait', async () => {
  const body = problem('too_many_requests', 'Too many tries. Please wait a little.');
  api.reply(join, { status: 429, body, headers: { 'retry-after': '600' } });
  await joinWith('a guess');

  expect(await screen.findByRole('alert')).toHaveTextContent('You can try again in 10 minutes.');
});

test('an account without a password is told of, with the way to one', async () => {
  const message = 'This account has no password yet. Ask for a link that sets one.';
  api.reply(join, { status: 409, body: problem('no_password', message) });
  await joinWith('a guess');

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Set a new one by mail' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('without an answer nothing typed is lost', async () => {
  api.reply(join, 'no answer');
  await joinWith('twelve figs');

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to log in via Google');
  expect(await field()).toHaveValue('twelve figs');
});

test('what is over leads to the beginning', async () => {
  api.reply('GET /auth/sign-in-options', { body: { google: true } });
  api.reply(join, { status: 400, body: problem('google_failed', 'Signing in with Google did not work.') });
  await joinWith('twelve figs');

  expect(await screen.findByRole('heading', { level: 1, name: 'Please begin again' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Sign in with Google' })).toBeVisible();
});

test.each(['', '?token='])('the page opened with %j has nothing to join', async search => {
  api.reply('GET /auth/sign-in-options', { body: { google: false } });
  renderAt(`/auth/google/join${search}`);

  expect(await screen.findByRole('heading', { level: 1, name: 'Please begin again' })).toBeVisible();
  expect(screen.queryByLabelText('The password of your account here')).not.toBeInTheDocument();
});

test('an empty password is not sent', async () => {
  const { person } = renderAt('/auth/google/join?token=once-only');
  await field();
  await person.click(screen.getByRole('button', { name: 'Join and sign in' }));

  expect(await screen.findByText('Please enter your password.')).toBeVisible();
  expect(api.bodies(join)).toEqual([]);
});

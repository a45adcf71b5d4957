import { expect, test } from '@jest/globals';
import { session } from '@sufra/web-kit';
import { aUser, problem } from '@sufra/web-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { accountOpener, anAnswer, field, press } from '../../test/account-opener.tsx';

const { api, openAccount } = accountOpener();
const onlyGoogle = { hasPassword: false, hasGoogle: true };
const again = problem('sign_in_again', 'Please sign in with Google once more.');

test('without the password nothing is sent, and its field says so', async () => {
  const { person } = await openAccount();
  await person.type(field('New email'), 'new@sufra.example{Enter}');

  await screen.findByText('Please enter your password.');
  expect(field('Your password')).toHaveFocus();
  expect(api.bodies('PATCH /auth/me')).toEqual([]);
});

test('a wrong password is said at its field, and the address typed is kept', async () => {
  const { person } = await openAccount();
  const message = 'Your current password is not right.';
  api.reply('PATCH /auth/me', { status: 403, body: problem('wrong_password', message) });
  await person.type(field('New email'), 'new@sufra.example');
  await person.type(field('Your password'), 'no figs{Enter}');

  await screen.findByText(message);
  await waitFor(() => expect(field('Your password')).toHaveFocus());
  expect(field('Your password')).toHaveAttribute('aria-invalid', 'true');
  expect(field('New email')).toHaveValue('new@sufra.example');
  expect(session.get().status).toBe('signed-in');
});

test('a member who has only Google is asked for no password', async () => {
  const { person } = await openAccount(aUser(), onlyGoogle);
  expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
  api.reply('PATCH /auth/me', anAnswer(aUser(), { ...onlyGoogle, pendingEmail: 'new@sufra.example' }));
  await person.type(field('New email'), 'new@sufra.example{Enter}');

  await screen.findByText('A link is on its way to new@sufra.example.');
  expect(api.bodies('PATCH /auth/me')).toEqual([{ email: 'new@sufra.example' }]);
});

test('one whose sign-in is too old signs in with Google again, and finds the typed address here', async () => {
  const { person } = await openAccount(aUser(), onlyGoogle);
  api.reply('PATCH /auth/me', { status: 403, body: again });
  await person.type(field('New email'), 'new@sufra.example{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(again.message);
  const link = screen.getByRole('link', { name: 'Sign in with Google again' });
  expect(link).toHaveAttribute('href', '/api/v1/auth/google');
  // Nothing leads out of a test.
  link.addEventListener('click', event => event.preventDefault());
  await person.click(link);
  expect(sessionStorage.getItem('sufra:return-to')).toBe('/account');
  cleanup();

  await openAccount(aUser(), onlyGoogle);
  expect(field('New email')).toHaveValue('new@sufra.example');
  await waitFor(() => expect(field('New email')).toHaveFocus());
  expect(screen.getByText('The address that you typed is still here.')).toBeVisible();
  expect(sessionStorage.getItem('sufra:new-email')).toBeNull();
});

test('what one member typed is not shown to another who comes back from Google', async () => {
  sessionStorage.setItem('sufra:new-email', JSON.stringify({ userId: 'f'.repeat(24), email: 'a@b.example' }));
  await openAccount(aUser(), onlyGoogle);
  expect(field('New email')).toHaveValue('');
});

test('a password that was set elsewhere meanwhile is asked for', async () => {
  const { person } = await openAccount(aUser(), onlyGoogle);
  api.reply('GET /auth/me', anAnswer());
  const message = 'Please enter your password, so that we know it is you.';
  api.reply('PATCH /auth/me', { status: 403, body: problem('password_required', message) });
  await person.type(field('New email'), 'new@sufra.example');
  await person.click(press('Change the email'));

  await screen.findByLabelText('Your password');
  expect(field('New email')).toHaveValue('new@sufra.example');
});

import { expect, test } from '@jest/globals';
import type { User } from '@sufra/contracts';
import { session } from '@sufra/web-kit';
import { aUser, problem } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { type Account, accountOpener, press } from '../../test/account-opener.tsx';

const { api, openAccount } = accountOpener();

async function ask(user: User = aUser(), account: Partial<Account> = {}) {
  const page = await openAccount(user, account);
  await page.person.click(press('Delete my account'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
  return { ...page, dialog };
}

test('the dialog says what will happen, and can be left', async () => {
  const { person, dialog } = await ask(aUser({ isPremium: true }));
  expect(dialog.getByText('Your premium membership ends, and nothing more is charged.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Keep my account' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(press('Delete my account')).toHaveFocus());
  expect(api.bodies('DELETE /auth/me')).toEqual([]);
});

test('a deletion with the password signs out everywhere and says goodbye at home', async () => {
  const { person, dialog, address } = await ask();
  api.reply('DELETE /auth/me', { body: { message: 'Your account is deleted.' } });
  api.reply('POST /auth/session/end', { body: { message: 'You are signed out.' } });
  await person.type(dialog.getByLabelText('Your password'), 'twelve figs');
  await person.click(dialog.getByRole('button', { name: 'Delete for good' }));

  await waitFor(() => expect(address()).toBe('/'));
  await screen.findByText(/^Your account is deleted\./);
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  expect(api.bodies('DELETE /auth/me')).toEqual([{ password: 'twelve figs' }]);
});

test('a missing password is asked for, a wrong one is said at its field', async () => {
  const { person, dialog } = await ask();
  await person.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await dialog.findByText('Please enter your password.');
  expect(api.bodies('DELETE /auth/me')).toEqual([]);

  const message = 'Your current password is not right.';
  api.reply('DELETE /auth/me', { status: 403, body: problem('wrong_password', message) });
  await person.type(dialog.getByLabelText('Your password'), 'no figs');
  await person.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await dialog.findByText(message);
  expect(session.get().status).toBe('signed-in');
});

test('the last admin is told why not', async () => {
  const { person, dialog } = await ask(aUser({ isAdmin: true }));
  const message = 'The last admin has to stay one. Promote somebody else first.';
  api.reply('DELETE /auth/me', { status: 409, body: problem('last_admin', message) });
  await person.type(dialog.getByLabelText('Your password'), 'twelve figs');
  await person.click(dialog.getByRole('button', { name: 'Delete for good' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
});

test('a member who has only Google signs in with it again and comes back', async () => {
  const { person, dialog } = await ask(aUser(), { hasPassword: false, hasGoogle: true });
  const message = 'Please sign in with Google once more.';
  api.reply('DELETE /auth/me', { status: 403, body: problem('sign_in_again', message) });
  expect(dialog.queryByLabelText('Your password')).not.toBeInTheDocument();
  await person.click(dialog.getByRole('button', { name: 'Delete for good' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(api.bodies('DELETE /auth/me')).toEqual([{}]);
  const link = dialog.getByRole('link', { name: 'Sign in with Google again' });
  expect(link).toHaveAttribute('href', '/api/v1/auth/google');
  link.addEventListener('click', event => event.preventDefault());
  await person.click(link);
  expect(sessionStorage.getItem('sufra:return-to')).toBe('/account');
});

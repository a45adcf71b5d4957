import { expect, test } from '@jest/globals';
import { session } from '@sufra/web-kit';
import { aToken, aUser, problem } from '@sufra/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { accountOpener, anAnswer, field, press } from '../../test/account-opener.tsx';

const { api, openAccount } = accountOpener();

async function change(person: Awaited<ReturnType<typeof openAccount>>['person']) {
  await person.type(field('Current password'), 'twelve figs');
  await person.type(field('New password'), 'thirteen dates and figs{Enter}');
}

test('a new password keeps this session, with the token of the answer', async () => {
  const { person } = await openAccount();
  const token = aToken({ sid: 'after' });
  api.reply('POST /auth/change-password', { body: { token } });
  await change(person);

  await screen.findByText('Your password is changed.');
  expect(localStorage.getItem('token')).toBe(token);
  expect(session.get().status).toBe('signed-in');
  expect(field('Current password')).toHaveValue('');
  expect(api.bodies('POST /auth/change-password')).toEqual([
    { currentPassword: 'twelve figs', newPassword: 'thirteen dates and figs' },
  ]);
});

test('a wrong current password is said at its field', async () => {
  const { person } = await openAccount();
  const message = 'Your current password is not right.';
  api.reply('POST /auth/change-password', { status: 403, body: problem('wrong_password', message) });
  await change(person);

  await screen.findByText(message);
  await waitFor(() => expect(field('Current password')).toHaveFocus());
  expect(field('New password')).toHaveValue('thirteen dates and figs');
  expect(session.get().status).toBe('signed-in');
});

test('the server’s word on a weak password is said at its field', async () => {
  const { person } = await openAccount();
  const details = [{ path: 'newPassword', message: 'Many people use this password.' }];
  const body = problem('weak_password', 'Please choose another.', { details });
  api.reply('POST /auth/change-password', { status: 400, body });
  await change(person);

  await screen.findByText('Many people use this password.');
  await waitFor(() => expect(field('New password')).toHaveFocus());
});

test('a member without a password has a link mailed that sets one', async () => {
  const message = 'If there is an account with this address, a link is on its way.';
  const { person } = await openAccount(aUser(), { hasPassword: false, hasGoogle: true });
  api.reply('POST /auth/forgot-password', { body: { message } });
  await person.click(press('Set a password'));

  await screen.findByText(message);
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  expect(api.bodies('POST /auth/forgot-password')).toEqual([{ email: 'maryam@sufra.example' }]);
});

test('a password that another tab has done away with is not asked for again', async () => {
  const { person } = await openAccount();
  api.reply('GET /auth/me', anAnswer(aUser(), { hasPassword: false, hasGoogle: true }));
  api.reply('POST /auth/change-password', {
    status: 409,
    body: problem('no_password', 'No password yet.'),
  });
  await change(person);

  await screen.findByRole('button', { name: 'Set a password' });
});

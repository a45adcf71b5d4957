import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ApiKey } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../routes.tsx';
import { PasswordIsSet } from './password-is-set.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
beforeEach(beSignedOut);
afterEach(() => {
  jest.useRealTimers();
});

const reset = 'POST /auth/reset-password/one-two-three' as ApiKey;
const success = 'Password reset successful. You can now sign in.';

async function setPassword(password = 'twelve figs and a date') {
  const page = renderAt('/reset-password/one-two-three');
  await page.person.type(await screen.findByLabelText('New password'), `${password}{Enter}`);
  return page;
}

test('a new password is set with the token of the link, and the page says so', async () => {
  api.reply(reset, { body: { message: success } });
  await setPassword();

  expect(await screen.findByRole('status')).toHaveTextContent(success);
  expect(screen.getByRole('link', { name: 'Sign in now' })).toHaveAttribute('href', '/signin');
  expect(api.bodies(reset)).toEqual([{ newPassword: 'twelve figs and a date' }]);
});

test('the token leaves the address bar before anything is asked', async () => {
  const { address } = renderAt('/reset-password/one-two-three');

  await screen.findByLabelText('New password');
  await waitFor(() => expect(address()).toBe('/reset-password'));
});

test('the page goes to sign-in after 2.5 seconds, not before', async () => {
  jest.useFakeTimers();
  const router = createMemoryRouter(
    [
      { path: '/reset-password', element: <PasswordIsSet /> },
      { path: '/signin', element: <p>Sign in</p> },
    ],
    { initialEntries: ['/reset-password'] },
  );
  render(<RouterProvider router={router} />);

  act(() => jest.advanceTimersByTime(2_499));
  expect(router.state.location.pathname).toBe('/reset-password');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(router.state.location.pathname).toBe('/signin');
});

test('an answer that comes late is waited for', async () => {
  const answer = Promise.withResolvers<{ body: unknown }>();
  api.reply(reset, answer.promise);
  const { address } = await setPassword();

  expect(screen.getByRole('button', { name: 'Set the new password' })).toHaveAttribute('aria-busy', 'true');
  expect(address()).toBe('/reset-password');
  answer.resolve({ body: { message: success } });
  await screen.findByText(success);
});

test('a link that is no longer valid says so and offers another', async () => {
  const message = 'This link is no longer valid. Please ask for a new one.';
  api.reply(reset, { status: 400, body: problem('token_invalid', message) });
  await setPassword();

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('a weak password is told why at its field', async () => {
  const message = 'Many people use this password.';
  const details = [{ path: 'newPassword', message }];
  const body = problem('weak_password', 'Please choose a password that is harder to guess.', { details });
  api.reply(reset, { status: 400, body });
  await setPassword('password1');

  await screen.findByText(message);
  const field = screen.getByLabelText('New password');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('password1');
});

test('an address without its token leads to asking for a link', async () => {
  renderAt('/reset-password');

  await screen.findByRole('heading', { level: 1, name: 'No link to follow' });
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('the member whose password it was is signed out in this browser too', async () => {
  api.reply('GET /auth/me', { body: { user: aUser(), nextResetDate: null } });
  signInAs(aUser());
  api.reply(reset, { body: { message: success } });
  const page = renderAt('/reset-password/one-two-three');
  await screen.findByLabelText('New password');
  api.reply('GET /auth/me', { status: 401, body: problem('session_ended', 'Your session has ended.') });
  await page.person.type(screen.getByLabelText('New password'), 'twelve figs and a date{Enter}');

  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
});

test('the password can be shown, and browsers know that it is a new one', async () => {
  const { person } = renderAt('/reset-password/one-two-three');
  const field = await screen.findByLabelText<HTMLInputElement>('New password');

  expect(field.autocomplete).toBe('new-password');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
});

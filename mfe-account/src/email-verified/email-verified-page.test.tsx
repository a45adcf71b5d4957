import { beforeEach, expect, test } from '@jest/globals';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
beforeEach(beSignedOut);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a good link is confirmed with one call, also when everything is drawn twice', async () => {
  api.reply('POST /auth/verify-email', { body: { message: 'Email Verified!' } });
  renderAt('/email-verified?token=one-two-three');

  await heading('Email Verified!');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  expect(api.bodies('POST /auth/verify-email')).toEqual([{ token: 'one-two-three' }]);
});

test('the token has left the address bar before it is sent', async () => {
  api.reply('POST /auth/verify-email', { body: { message: 'Email Verified!' } });
  const { address } = renderAt('/email-verified?token=one-two-three');
  const standIn = globalThis.fetch;
  const addresses: string[] = [];
  globalThis.fetch = (...request) => {
    addresses.push(address());
    return standIn(...request);
  };

  await heading('Email Verified!');
  expect(addresses).toEqual(['/email-verified']);
});

test('a used or expired link says why and what to do', async () => {
  const message = 'This link is no longer valid. Please ask for a new one.';
  api.reply('POST /auth/verify-email', { status: 400, body: problem('token_invalid', message) });
  renderAt('/email-verified?token=one-two-three');

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Sign up again' })).toHaveAttribute('href', '/signup');
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/resend-verification',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a lost connection can be tried again with the same link', async () => {
  api.reply('POST /auth/verify-email', 'no answer', {
    body: { message: 'Email Verified!' },
  });
  const { person } = renderAt('/email-verified?token=one-two-three');

  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  await heading('Email Verified!');
});

test.each(['/email-verified', '/email-verified?token='])(
  '%s has nothing to confirm, says so and calls no service',
  async address => {
    renderAt(address);

    await heading('Nothing to confirm here');
    expect(api.bodies('POST /auth/verify-email')).toEqual([]);
  },
);

test('a member who has confirmed a new address goes back to the account, which knows it', async () => {
  const confirmed = Promise.withResolvers<{ body: unknown }>();
  api.reply('POST /auth/verify-email', confirmed.promise);
  api.reply('GET /auth/me', { body: { user: aUser(), nextResetDate: null } });
  signInAs(aUser());
  renderAt('/email-verified?token=one-two-three');
  await waitFor(() => expect(api.bodies('POST /auth/verify-email')).toHaveLength(1));
  expect(localStorage.getItem('user')).not.toContain('new@sufra.example');

  api.reply('GET /auth/me', { body: { user: aUser({ email: 'new@sufra.example' }), nextResetDate: null } });
  confirmed.resolve({ body: { message: 'Email Verified!' } });
  await heading('Email Verified!');
  expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account');
  await waitFor(() => expect(localStorage.getItem('user')).toContain('new@sufra.example'));
});

test('the page after signing up says to look into the inbox and leads back to signing in', async () => {
  renderAt('/email-confirmation');

  await heading('Check your inbox');
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/auth');
});

import { beforeEach, expect, test } from '@jest/globals';
import {
  apiStandIn,
  aToken,
  aUser,
  beSignedOut,
  problem,
  rendererOf,
  signInAs,
} from '@sufra/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
beforeEach(beSignedOut);

const email = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Sign in' });

async function signInAt(address: string, typed = 'Amina@Sufra.example ') {
  const page = renderAt(address);
  await page.person.type(await email(), typed);
  await page.person.type(password(), 'twelve figs');
  await page.person.click(button());
  return page;
}

function acceptsSignIn() {
  api.reply('POST /auth/signin', { body: { token: aToken(), user: aUser() } });
  api.reply('GET /auth/me', { body: { user: aUser(), nextResetDate: null } });
}

test('the right password leads to the dashboard, with the address in its one form', async () => {
  acceptsSignIn();
  const { address } = await signInAt('/signin');

  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(api.bodies('POST /auth/signin')).toEqual([
    { email: 'amina@sufra.example', password: 'twelve figs' },
  ]);
  expect(localStorage.getItem('user')).toContain('Maryam');
});

test('a visitor who was on the way somewhere goes there after signing in', async () => {
  acceptsSignIn();
  const { address } = await signInAt('/signin?returnTo=%2Fbilling%3Fplan%3Dpremium');

  await waitFor(() => expect(address()).toBe('/billing?plan=premium'));
});

test.each(['//evil.example', '/%5Cevil.example', 'https://evil.example', 'javascript:alert(1)', '/signin'])(
  'a return to %s leads to the dashboard instead',
  async returnTo => {
    acceptsSignIn();
    const { address } = await signInAt(`/signin?returnTo=${encodeURIComponent(returnTo)}`);

    await waitFor(() => expect(address()).toBe('/dashboard'));
  },
);

test('a member who is signed in already goes on at once', async () => {
  api.reply('GET /auth/me', { body: { user: aUser(), nextResetDate: null } });
  signInAs(aUser());
  const { address } = renderAt('/signin?returnTo=%2Fbilling');

  await waitFor(() => expect(address()).toBe('/billing'));
});

test('/SignIn is the same page, and /auth leads to it', async () => {
  const { address } = renderAt('/auth?returnTo=%2Fbilling');

  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(address()).toBe('/signin?returnTo=%2Fbilling');
});

test('a wrong password is answered in the server’s words, and nothing typed is lost', async () => {
  const message = 'The e-mail address or the password is not right.';
  api.reply('POST /auth/signin', { status: 401, body: problem('invalid_credentials', message) });
  const { address } = await signInAt('/signin', 'amina@sufra.example');

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await email()).toHaveValue('amina@sufra.example');
  expect(password()).toHaveValue('twelve figs');
  expect(address()).toBe('/signin');
});

test('an unconfirmed address is told so, with the way to the confirmation', async () => {
  const message = 'Please confirm your e-mail address first.';
  api.reply('POST /auth/signin', { status: 403, body: problem('email_unverified', message) });
  await signInAt('/signin');

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Where to find it' })).toHaveAttribute(
    'href',
    '/email-confirmation',
  );
});

test('too many tries are told how long to wait, and of the way in that does not wait', async () => {
  const body = problem('too_many_requests', 'Too many tries. Please wait a little.');
  api.reply('POST /auth/signin', { status: 429, body, headers: { 'retry-after': '600' } });
  await signInAt('/signin');

  expect(await screen.findByRole('alert')).toHaveTextContent('You can try again in 10 minutes.');
  expect(screen.getByRole('link', { name: 'set a new password' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test.each([
  ['no answer', 'no answer' as const],
  ['an answer without words', { status: 502, body: '<html>' }],
])('%s reads Signin error', async (_circumstance, reply) => {
  api.reply('POST /auth/signin', reply);
  await signInAt('/signin');

  expect(await screen.findByRole('alert')).toHaveTextContent('Signin error');
});

test('an empty form names each fault, focuses the first and sends nothing', async () => {
  const { person } = renderAt('/signin');
  await email();
  await person.click(button());

  expect(await screen.findByText('Please enter an e-mail address.')).toBeVisible();
  expect(screen.getByText('Please enter your password.')).toBeVisible();
  expect(await email()).toHaveFocus();
  expect(api.bodies('POST /auth/signin')).toEqual([]);
});

test('a second press while the first is under way sends nothing more', async () => {
  const answer = Promise.withResolvers<{ body: unknown }>();
  api.reply('POST /auth/signin', answer.promise);
  const { person, address } = await signInAt('/signin');

  await person.click(button());
  await person.type(password(), '{Enter}');
  expect(api.bodies('POST /auth/signin')).toHaveLength(1);

  api.reply('GET /auth/me', { body: { user: aUser(), nextResetDate: null } });
  answer.resolve({ body: { token: aToken(), user: aUser() } });
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test('browsers can fill the form in', async () => {
  renderAt('/signin');

  expect((await email()).autocomplete).toBe('username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

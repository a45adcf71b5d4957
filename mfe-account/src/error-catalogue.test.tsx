import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ApiKey } from '@sufra/contracts';
import { apiStandIn, beSignedOut, problem, type Reply, rendererOf } from '@sufra/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from './routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
beforeEach(beSignedOut);

interface Form {
  page: string;
  call: ApiKey;
  fields: Record<string, string>;
  button: string;
  fallback: string;
}

// The account's part of the error catalogue, word for word.
const forms: Form[] = [
  {
    page: '/signin',
    call: 'POST /auth/signin',
    fields: { Email: 'amina@sufra.example', Password: 'twelve figs' },
    button: 'Sign in',
    fallback: 'Signin error',
  },
  {
    page: '/signup',
    call: 'POST /auth/signup',
    fields: { 'Full name': 'Amina', Email: 'amina@sufra.example', Password: 'twelve figs' },
    button: 'Sign up',
    fallback: 'Error',
  },
  {
    page: '/forgot-password',
    call: 'POST /auth/forgot-password',
    fields: { Email: 'amina@sufra.example' },
    button: 'Send Reset Link',
    fallback: 'Something went wrong.',
  },
  {
    page: '/reset-password/abc',
    call: 'POST /auth/reset-password/{token}',
    fields: { 'New password': 'twelve figs' },
    button: 'Set the new password',
    fallback: 'Failed to reset password.',
  },
  {
    page: '/resend-verification',
    call: 'POST /auth/resend-verification',
    fields: { Email: 'amina@sufra.example' },
    button: 'Send the link again',
    fallback: 'Something went wrong.',
  },
];

async function send({ page, call, fields, button }: Form, reply: Reply) {
  api.reply(call.replace('{token}', 'abc') as ApiKey, reply);
  const { person } = renderAt(page);
  for (const [name, typed] of Object.entries(fields))
    await person.type(await screen.findByLabelText(name), typed);
  await person.click(screen.getByRole('button', { name: button }));
  return { person };
}

/** The words of the notice, without what may stand beneath them. */
const said = async () => (await screen.findByRole('alert')).querySelector('p')?.textContent;

describe.each(forms)('$page', form => {
  test.each([
    ['the one error shape', problem('too_many_requests', 'Too many tries. Please wait a little.')],
    ['an error field alone', { error: 'Too many tries. Please wait a little.' }],
    ['a message alone', { message: 'Too many tries. Please wait a little.' }],
  ])('says what the server says in %s', async (_shape, body) => {
    await send(form, { status: 429, body });
    expect(await said()).toBe('Too many tries. Please wait a little.');
  });

  test.each([
    ['an answer without words', { status: 502, body: '<html>' }],
    ['no answer', 'no answer' as const],
  ])(`says its own words to %s, and loses nothing typed`, async (_circumstance, reply) => {
    await send(form, reply);
    expect(await said()).toBe(form.fallback);
    for (const [name, typed] of Object.entries(form.fields))
      expect(screen.getByLabelText(name)).toHaveValue(typed);
  });

  test('says how long to wait', async () => {
    const body = problem('too_many_requests', 'Too many tries. Please wait a little.');
    await send(form, { status: 429, body, headers: { 'retry-after': '540' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('You can try again in 9 minutes.');
  });

  test('an empty form sends nothing and focuses its first field', async () => {
    const { person } = renderAt(form.page);
    const [first = ''] = Object.keys(form.fields);
    await screen.findByLabelText(first);
    await person.click(screen.getByRole('button', { name: form.button }));

    const field = await screen.findByLabelText(first);
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(api.bodies(form.call.replace('{token}', 'abc') as ApiKey)).toEqual([]);
  });

  test('a second press, or Enter, while the first is under way sends nothing more', async () => {
    const answer = Promise.withResolvers<{ status: number; body: unknown }>();
    const { person } = await send(form, answer.promise);
    const [first = ''] = Object.keys(form.fields);
    await person.click(screen.getByRole('button', { name: form.button }));
    await person.type(screen.getByLabelText(first), '{Enter}');

    expect(screen.getByRole('button', { name: form.button })).toHaveAttribute('aria-busy', 'true');
    expect(api.bodies(form.call.replace('{token}', 'abc') as ApiKey)).toHaveLength(1);
    answer.resolve({ status: 400, body: { error: 'Not this time.' } });
    expect(await said()).toBe('Not this time.');
  });
});

test.each([
  ['no token', '/auth/google/callback', 'Token not found from Google login'],
  ['a token that is refused', '/auth/google/callback?token=once', 'Failed to log in via Google'],
])('the way back from Google with %s is an alert on the home page', async (_circumstance, address, words) => {
  api.reply('GET /auth/me', { status: 401, body: problem('unauthorized', 'Please sign in.') });
  const page = renderAt(address);

  expect((await screen.findByRole('alert')).textContent).toBe(words);
  await screen.findByText('Another slice');
  expect(page.address()).toBe('/');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

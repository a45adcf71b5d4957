import { beforeEach, expect, test } from '@jest/globals';
import { apiStandIn, beSignedOut, problem, rendererOf } from '@sufra/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
beforeEach(beSignedOut);

const pages = [
  ['/forgot-password', 'POST /auth/forgot-password', 'Send Reset Link'],
  ['/resend-verification', 'POST /auth/resend-verification', 'Send the link again'],
] as const;

test.each(pages)('%s shows what the server answers', async (path, call, button) => {
  const message = 'If there is such an account, a link is on its way.';
  api.reply(call, { body: { message } });
  const { person } = renderAt(path);
  await person.type(await screen.findByLabelText('Email'), ' Amina@Sufra.example{Enter}');

  expect(await screen.findByRole('status')).toHaveTextContent(message);
  expect(api.bodies(call)).toEqual([{ email: 'amina@sufra.example' }]);
  expect(screen.getByRole('button', { name: button })).not.toHaveAttribute('aria-busy');
});

test.each(pages)('%s refuses what is no address before it is sent', async (path, call, button) => {
  const { person } = renderAt(path);
  await person.type(await screen.findByLabelText('Email'), 'amina');
  await person.click(screen.getByRole('button', { name: button }));

  await screen.findByText('Please enter an e-mail address.');
  expect(api.bodies(call)).toEqual([]);
});

test('the address that was typed at sign-in is there already', async () => {
  const { person, address } = renderAt('/signin');
  await person.type(await screen.findByLabelText('Email'), 'amina@sufra.example');
  await person.click(screen.getByRole('link', { name: 'Forgot your password?' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('amina@sufra.example');
  expect(address()).toBe('/forgot-password');
});

test('a member who has not confirmed the address yet has the link sent again', async () => {
  const body = problem('email_unverified', 'Please confirm your e-mail address first.');
  api.reply('POST /auth/signin', { status: 403, body });
  const { person } = renderAt('/signin');
  await person.type(await screen.findByLabelText('Email'), 'amina@sufra.example');
  await person.type(screen.getByLabelText('Password'), 'twelve figs{Enter}');
  await person.click(await screen.findByRole('link', { name: 'have it sent again' }));

  await screen.findByRole('button', { name: 'Send the link again' });
  expect(screen.getByLabelText('Email')).toHaveValue('amina@sufra.example');
});

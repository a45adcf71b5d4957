import { beforeEach, expect, test } from '@jest/globals';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
beforeEach(beSignedOut);

const field = (name: string) => screen.getByLabelText(name);
const accepted = 'If this address can be used, a confirmation link is on its way. Please check your inbox.';

async function signUp(password = 'twelve figs') {
  const page = renderAt('/signup');
  await page.person.type(await screen.findByLabelText('Full name'), ' Amina Yusuf ');
  await page.person.type(field('Email'), 'Amina@sufra.example');
  if (password) await page.person.type(field('Password'), password);
  await page.person.click(screen.getByRole('button', { name: 'Sign up' }));
  return page;
}

test('the page says beforehand what is asked of an account', async () => {
  renderAt('/SignUp');

  await screen.findByText('Password at least 8 characters');
  expect(screen.getByText('Email must be unique')).toBeVisible();
  expect(screen.getByText('Email must be confirmed')).toBeVisible();
});

test('an accepted sign-up stays on the page, says so and shows the way on', async () => {
  api.reply('POST /auth/signup', { status: 201, body: { message: accepted } });
  const { address } = await signUp();

  const message = await screen.findByRole('status');
  expect(message).toHaveTextContent(accepted);
  expect(within(message).getByRole('link')).toHaveAttribute('href', '/email-confirmation');
  expect(address()).toBe('/signup');
  expect(api.bodies('POST /auth/signup')).toEqual([
    { name: 'Amina Yusuf', email: 'amina@sufra.example', password: 'twelve figs' },
  ]);
});

test('a short password is refused before anything is sent', async () => {
  await signUp('figs');

  expect(await screen.findByText('Please use at least 8 characters.')).toBeVisible();
  expect(field('Password')).toHaveFocus();
  expect(field('Password')).toHaveAttribute('aria-invalid', 'true');
  expect(api.bodies('POST /auth/signup')).toEqual([]);
});

test('a refusal is shown in the server’s words, and nothing typed is lost', async () => {
  const message = 'Please choose a password that is harder to guess.';
  api.reply('POST /auth/signup', { status: 400, body: problem('weak_password', message) });
  await signUp('password1');

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field('Full name')).toHaveValue(' Amina Yusuf ');
  expect(field('Password')).toHaveValue('password1');
});

test('what the server says of a field stands under that field, and the first is focused', async () => {
  const details = [
    { path: 'email', message: 'This e-mail address is too long.' },
    { path: 'password', message: 'Please use at most 256 characters.' },
    { path: 'elsewhere', message: 'Nothing that this form knows.' },
  ];
  const body = problem('invalid_request', 'Please check what you entered.', { details });
  api.reply('POST /auth/signup', { status: 400, body });
  await signUp();

  await screen.findByText('This e-mail address is too long.');
  expect(screen.getByText('Please use at most 256 characters.')).toBeVisible();
  await waitFor(() => expect(field('Email')).toHaveFocus());
});

test('no answer at all reads Error, and a second try goes through', async () => {
  api.reply('POST /auth/signup', 'no answer', { status: 201, body: { message: accepted } });
  const { person } = await signUp();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error');

  await person.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByText(accepted)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('members have no use for the page and go to their dashboard', async () => {
  api.reply('GET /auth/me', { body: { user: aUser(), nextResetDate: null } });
  signInAs(aUser());
  const { address } = renderAt('/signup');

  await waitFor(() => expect(address()).toBe('/dashboard'));
});

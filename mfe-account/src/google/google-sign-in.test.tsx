import { beforeEach, expect, test } from '@jest/globals';
import { apiStandIn, beSignedOut, rendererOf } from '@sufra/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
beforeEach(() => {
  beSignedOut();
  sessionStorage.clear();
});

const button = () => screen.findByRole<HTMLAnchorElement>('link', { name: 'Sign in with Google' });

test.each(['/signin', '/signup'])('%s leads to Google where the site offers it', async path => {
  api.reply('GET /auth/sign-in-options', { body: { google: true } });
  renderAt(path);

  expect(await button()).toHaveAttribute('href', '/api/v1/auth/google');
});

test.each([
  ['not configured', { body: { google: false } }],
  ['unknown', { status: 503, body: {} }],
])('Google being %s, there is no button and the form works', async (_circumstance, reply) => {
  const asked = Promise.withResolvers<{ status?: number; body: object }>();
  api.reply('GET /auth/sign-in-options', asked.promise);
  renderAt('/signin');
  await screen.findByText('or');
  asked.resolve(reply);

  await waitFor(() => expect(screen.queryByText('or')).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: /Google/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('where to go afterwards is remembered on leaving, and forgotten when there is nowhere', async () => {
  api.reply('GET /auth/sign-in-options', { body: { google: true } });
  const first = renderAt('/signin?returnTo=%2Fbilling');
  const link = await button();
  // Nothing leads out of a test.
  link.addEventListener('click', event => event.preventDefault());
  await first.person.click(link);
  expect(sessionStorage.getItem('sufra:return-to')).toBe('/billing');
});

test('the way to sign-up and back keeps where the reader was going', async () => {
  const { person, address } = renderAt('/signin?returnTo=%2Fbilling');
  await person.click(await screen.findByRole('link', { name: 'Sign up' }));

  await screen.findByRole('heading', { level: 1, name: 'Sign up' });
  expect(address()).toBe('/signup?returnTo=%2Fbilling');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/signin?returnTo=%2Fbilling',
  );
});

import { expect, jest, test } from '@jest/globals';
import { aUser, problem } from '@sufra/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { pageOf } from './testing/keep-members.ts';
import { admin, asMember, currentUser, panelTests } from './testing/panel.tsx';

const { api, openAs, visit } = panelTests();
const member = aUser({ name: 'Bilal' });
const forbidden = { status: 403, body: problem('forbidden', 'You may not do this.') };

test('a visitor goes to sign in, and back', async () => {
  const { address } = visit('/admin-panel');

  await waitFor(() => expect(address()).toBe('/signin?returnTo=%2Fadmin-panel'));
  expect(api.bodies('GET /auth/users')).toEqual([]);
});

test.each([['a member', member]])(
  '%s is told, asks for no member’s data, and can leave at once',
  async (_, user) => {
    const { person, address } = openAs(user);

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This page is for admins.');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(api.bodies('GET /auth/users')).toEqual([]);
    await person.click(screen.getByRole('link', { name: 'Go to your dashboard' }));
    expect(address()).toBe('/dashboard');
  },
);

test('an admin whose role waits is led to the second step, and asks for no member’s data', async () => {
  openAs(aUser({ heldRoles: ['admin'] }));

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Your admin role waits for a second step.',
  );
  expect(screen.getByRole('link', { name: 'Set up a second step' })).toHaveAttribute(
    'href',
    '/account#second-step',
  );
  expect(api.bodies('GET /auth/users')).toEqual([]);
});

test('a member who does nothing is led away after a moment', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { address } = openAs(member);
    await screen.findByRole('alert');
    expect(address()).toBe('/admin-panel');

    act(() => void jest.advanceTimersByTime(5_000));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  } finally {
    jest.useRealTimers();
  }
});

test('a role that was given since the page last asked opens the panel', async () => {
  api.reply('GET /auth/users', { body: pageOf([asMember(admin)]) });
  openAs({ ...admin, isAdmin: false });
  api.reply('GET /auth/me', currentUser(admin));

  await screen.findByRole('table', { name: 'Users' });
});

test('a member who has lost the role meanwhile is refused by the server and treated like any other', async () => {
  const answer = Promise.withResolvers<typeof forbidden>();
  api.reply('GET /auth/users', answer.promise);
  openAs(admin);
  await screen.findByText('Loading the users');
  api.reply('GET /auth/me', currentUser({ ...admin, isAdmin: false }));
  answer.resolve(forbidden);

  expect(await screen.findByRole('alert')).toHaveTextContent('This page is for admins.');
});

test('a refusal that nothing explains can be tried again', async () => {
  api.reply('GET /auth/users', forbidden, { body: pageOf([asMember(admin)]) });
  const { person } = openAs(admin);

  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('table', { name: 'Users' });
});

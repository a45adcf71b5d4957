import { expect, jest, test } from '@jest/globals';
import { problem } from '@sufra/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aMember } from '../testing/a-member.ts';
import { admin, asMember, currentUser, panelTests, rowOf } from '../testing/panel.tsx';

const { api, openWith } = panelTests();
const bilal = aMember({ name: 'Bilal' });
const patch = (member = bilal) => `PATCH /auth/users/${member._id}/roles` as 'PATCH /auth/users/{id}/roles';
const changed = (roles: object, member = bilal) => ({ body: { ...member, ...roles } });

const promotedToAdmin = 'User promoted to admin successfully';

test.each([
  ['Make admin', {}, { isAdmin: true }, promotedToAdmin],
  ['Remove admin', { isAdmin: true }, { isAdmin: false }, 'User removed from admin successfully'],
  ['Make moderator', {}, { isModerator: true }, 'User promoted to moderator successfully'],
  [
    'Remove moderator',
    { isModerator: true },
    { isModerator: false },
    'User removed from moderator successfully',
  ],
])('%s: one request, the answer in its place, and the words for it', async (button, before, sent, words) => {
  const member = { ...bilal, ...before };
  const { person } = await openWith([member]);
  const asked = api.bodies('GET /auth/users').length;
  api.reply(patch(), changed({ ...sent, name: 'Bilal of the answer' }, member));

  await person.click(rowOf('Bilal').getByRole('button', { name: `${button}: Bilal` }));
  if (button === 'Make admin') await person.click(await screen.findByRole('button', { name: 'Make admin' }));

  const message = await screen.findByText(words);
  expect(message.closest('[role=status]')).toBeInTheDocument();
  expect(api.bodies(patch())).toEqual([sent]);
  expect(await screen.findByRole('rowheader', { name: 'Bilal of the answer' })).toBeVisible();
  expect(api.bodies('GET /auth/users')).toHaveLength(asked);
});

test('a message of success lasts three seconds', async () => {
  await openWith([bilal]);
  api.reply(patch(), changed({ isModerator: true }));
  jest.useFakeTimers({ advanceTimers: false, doNotFake: ['queueMicrotask', 'performance'] });
  try {
    const words = 'User promoted to moderator successfully';
    act(() =>
      rowOf('Bilal')
        .getByRole('button', { name: /^Make moderator/ })
        .click(),
    );
    await act(async () => jest.advanceTimersByTimeAsync(0));
    await act(async () => jest.advanceTimersByTimeAsync(2_990));
    expect(screen.queryByText(words)).toBeInTheDocument();
    await act(async () => jest.advanceTimersByTimeAsync(20));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

const failures = [
  ['the server’s message', { status: 409, body: problem('last_admin', 'The last admin has to stay one.') }],
  ['the fallback', 'no answer' as const],
  ['the fallback', { status: 502, body: 'a proxy’s page' }],
] as const;

test.each(failures)('a change that fails shows %s and changes nothing', async (which, reply) => {
  const { person } = await openWith([{ ...bilal, isAdmin: true }]);
  const asked = api.bodies('GET /auth/users').length;
  api.reply(patch(), reply);

  await person.click(rowOf('Bilal').getByRole('button', { name: 'Remove admin: Bilal' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    which === 'the fallback'
      ? 'Failed to update user roles. Please try again.'
      : 'The last admin has to stay one.',
  );
  expect(rowOf('Bilal').getByText('Admin')).toBeVisible();
  // What stood in the way may have changed the list as well.
  await waitFor(() => expect(api.bodies('GET /auth/users').length).toBeGreaterThan(asked));
  await person.click(within(alert).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('two quick presses send one request, and the row is busy until the answer', async () => {
  await openWith([bilal]);
  const answer = Promise.withResolvers<{ body: unknown }>();
  api.reply(patch(), answer.promise);
  const button = rowOf('Bilal').getByRole('button', { name: /^Make moderator/ });

  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(button.closest('tr')).toHaveAttribute('aria-busy', 'true'));
  const other = rowOf('Bilal').getByRole('button', { name: /^Make admin/ });
  expect([button, other].map(each => each.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  expect(rowOf('Bilal').getByText('User')).toBeVisible();
  act(() => other.click());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

  answer.resolve(changed({ isModerator: true }));
  await screen.findByText('User promoted to moderator successfully');
  await waitFor(() => expect(button.closest('tr')).not.toHaveAttribute('aria-busy'));
  expect(api.bodies(patch())).toHaveLength(1);
});

test('a promotion to admin is asked about, and a no sends nothing', async () => {
  const { person } = await openWith([bilal]);
  const button = rowOf('Bilal').getByRole('button', { name: /^Make admin/ });

  await person.click(button);
  const dialog = await screen.findByRole('alertdialog', { name: 'Make Bilal an admin?' });
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(api.bodies(patch())).toEqual([]);
});

test('an admin who gives up their own role is asked, and leaves the panel at once', async () => {
  const { person } = await openWith([bilal]);
  const me = asMember(admin);
  api.reply(patch(me), changed({ isAdmin: false }, me));

  await person.click(rowOf('Safiya').getByRole('button', { name: 'Remove admin: Safiya' }));
  await screen.findByRole('alertdialog', { name: 'Give up your own admin role?' });
  api.reply('GET /auth/me', currentUser({ ...admin, isAdmin: false }));
  await person.click(screen.getByRole('button', { name: 'Give up the role' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('This page is for admins.');
  expect((await screen.findAllByText('User removed from admin successfully')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Bilal')).not.toBeInTheDocument();
  expect(api.bodies(patch(me))).toEqual([{ isAdmin: false }]);
});

test('an admin who was demoted meanwhile is told when the next change is refused', async () => {
  const { person } = await openWith([bilal]);
  api.reply(patch(), { status: 403, body: problem('forbidden', 'You may not do this.') });
  api.reply('GET /auth/me', currentUser({ ...admin, isAdmin: false }));

  await person.click(rowOf('Bilal').getByRole('button', { name: /^Make moderator/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This page is for admins.');
});

import { beforeEach, expect, test } from '@jest/globals';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
beforeEach(beSignedOut);

const undone = {
  body: { message: 'The change is undone, and every device is signed out.', resetToken: 'set-anew' },
};
const invalid = problem(
  'undo_link_invalid',
  'This link no longer undoes anything: it works once, and for three days.',
);

async function openLink() {
  const page = renderAt('/undo-change/one-two-three');
  const button = await screen.findByRole('button', { name: 'Undo the change' });
  return { ...page, button };
}

test('opening the link changes nothing, and its token leaves the address bar', async () => {
  const { address } = await openLink();

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Was it not you?');
  await waitFor(() => expect(address()).toBe('/undo-change'));
  expect(api.bodies('POST /auth/undo-change')).toEqual([]);
});

test('the button undoes the change, and the page of a new password follows with its token', async () => {
  api.reply('POST /auth/undo-change', undone);
  const { person, button, address } = await openLink();
  await person.click(button);

  await screen.findByRole('heading', { level: 1, name: 'Set a new password' });
  expect(await screen.findByRole('status')).toHaveTextContent(undone.body.message);
  expect(address()).toBe('/reset-password');
  expect(api.bodies('POST /auth/undo-change')).toEqual([{ token: 'one-two-three' }]);

  api.reply('POST /auth/reset-password/set-anew' as never, {
    body: { message: 'Password reset successful.' },
  });
  await person.type(screen.getByLabelText('New password'), 'twelve figs and a date{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Your new password is set' });
});

test('a second press while the first is under way sends nothing more', async () => {
  const answer = Promise.withResolvers<typeof undone>();
  api.reply('POST /auth/undo-change', answer.promise);
  const { person, button } = await openLink();
  await person.dblClick(button);

  expect(button).toHaveAttribute('aria-busy', 'true');
  answer.resolve(undone);
  await screen.findByRole('heading', { level: 1, name: 'Set a new password' });
  expect(api.bodies('POST /auth/undo-change')).toHaveLength(1);
});

test('a link that is used up or over says so, and what to do', async () => {
  api.reply('POST /auth/undo-change', { status: 400, body: invalid });
  const { person, button } = await openLink();
  await person.click(button);

  expect(await screen.findByRole('alert')).toHaveTextContent(invalid.message);
  expect(screen.getByRole('link', { name: 'set a new password' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
});

test('an address that has another account is said, and the link can be tried again', async () => {
  const message = 'The address that this link gives back has another account by now.';
  api.reply('POST /auth/undo-change', { status: 409, body: problem('address_taken', message) });
  const { person, button } = await openLink();
  await person.click(button);

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(button).not.toHaveAttribute('aria-busy', 'true');
});

test('a lost connection can be tried again with the same link', async () => {
  api.reply('POST /auth/undo-change', 'no answer', undone);
  const { person, button } = await openLink();
  await person.click(button);
  await screen.findByRole('alert');
  await person.click(button);

  await screen.findByRole('heading', { level: 1, name: 'Set a new password' });
});

test('the member who was signed in here is signed out here too', async () => {
  api.reply('GET /auth/me', { body: { user: aUser(), nextResetDate: null } });
  signInAs(aUser());
  api.reply('POST /auth/undo-change', undone);
  const { person, button } = await openLink();
  api.reply('GET /auth/me', { status: 401, body: problem('session_ended', 'Your session has ended.') });
  await person.click(button);

  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
});

test('an address without its token has nothing to undo, and calls no service', async () => {
  renderAt('/undo-change');

  await screen.findByRole('heading', { level: 1, name: 'Nothing to undo here' });
  expect(api.bodies('POST /auth/undo-change')).toEqual([]);
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { session } from '@sufra/web-kit';
import { apiStandIn, aToken, aUser, beSignedOut, problem, rendererOf } from '@sufra/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
beforeEach(() => {
  beSignedOut();
  sessionStorage.clear();
});

const finish = 'POST /auth/signin/second-factor';
const ways = 'POST /auth/signin/second-factor/options';
const onlyApp = { body: { hasAuthenticator: true, passkey: null } };
const over = { status: 400, body: problem('second_step_over', 'This took too long.') };
const code = () => screen.findByLabelText('Code from your authenticator app');

async function afterThePassword(address = '/signin') {
  api.reply('POST /auth/signin', { body: { secondStep: { pending: 'a-pending' } } });
  const page = renderAt(address);
  await page.person.type(await screen.findByLabelText('Email'), 'maryam@sufra.example');
  await page.person.type(screen.getByLabelText('Password'), 'twelve figs{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Your second step' });
  return page;
}

describe('after the right password of a member with a second step', () => {
  test('a code signs in, and leads to where the member was going', async () => {
    api.reply(ways, onlyApp);
    const token = aToken();
    api.reply(finish, { body: { token, user: aUser() } });
    const { person, address } = await afterThePassword('/signin?returnTo=%2Fbilling');
    expect(session.get().status).toBe('signed-out');
    expect(await code()).toHaveFocus();
    await person.type(await code(), '123 456{Enter}');
    await waitFor(() => expect(address()).toBe('/billing'));
    expect(session.get().token).toBe(token);
    expect(api.bodies(finish)).toEqual([{ pending: 'a-pending', code: '123456' }]);
  });

  test('a wrong code stays under its field', async () => {
    api.reply(ways, onlyApp);
    api.reply(finish, { status: 403, body: problem('wrong_second_factor', 'This is not right.') });
    const { person } = await afterThePassword();
    await person.type(await code(), '123456{Enter}');
    expect(await screen.findByText('This is not right.')).toBeVisible();
    expect(await code()).toHaveFocus();
    expect(session.get().status).toBe('signed-out');
  });

  test.each([
    ['before a code was typed', [over], [onlyApp]],
    ['when the code comes', [onlyApp], [over]],
  ])('a first step that is over %s leads back to it', async (_, optionReplies, finishReplies) => {
    api.reply(ways, ...optionReplies);
    api.reply(finish, ...finishReplies);
    const { person } = await afterThePassword();
    if (optionReplies[0] === onlyApp) await person.type(await code(), '123456{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Sign in again' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });

  test('a recovery code stands in for it', async () => {
    api.reply(ways, onlyApp);
    api.reply(finish, { body: { token: aToken(), user: aUser() } });
    const { person, address } = await afterThePassword();
    await person.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await person.type(await screen.findByLabelText('Recovery code'), 'ABCDE FGHIJ{Enter}');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(api.bodies(finish)).toEqual([{ pending: 'a-pending', recoveryCode: 'abcdefghij' }]);
  });
});

test('after Google it is asked for, out of the address bar, and leads to where the member was going', async () => {
  api.reply(ways, onlyApp);
  api.reply(finish, { body: { token: aToken(), user: aUser() } });
  sessionStorage.setItem('sufra:return-to', '/billing');
  const { person, address } = renderAt('/auth/google/callback?secondStep=from-google');
  await person.type(await code(), '123456{Enter}');
  expect(api.bodies(finish)).toEqual([{ pending: 'from-google', code: '123456' }]);
  await waitFor(() => expect(address()).toBe('/billing'));
  expect(api.bodies('GET /auth/me')).toEqual([]);
});

test.each([
  ['/signin', '/account'],
  ['/signin?returnTo=%2Fbilling', '/billing'],
])('a member whose role waits and who signs in at %s lands at %s', async (at, landing) => {
  api.reply('POST /auth/signin', { body: { token: aToken(), user: aUser({ heldRoles: ['admin'] }) } });
  const { person, address } = renderAt(at);
  await person.type(await screen.findByLabelText('Email'), 'maryam@sufra.example');
  await person.type(screen.getByLabelText('Password'), 'twelve figs{Enter}');
  await waitFor(() => expect(address()).toBe(landing));
});

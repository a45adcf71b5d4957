import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Household } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
const me = aUser({ name: 'Maryam' });
const other = '5afa00000000000000000002';
beforeEach(() => {
  beSignedOut();
  sessionStorage.clear();
});

const joinedAt = '2026-11-20T09:00:00.000Z';
const aHousehold = (role: Household['role'], more: Partial<Household> = {}) => ({
  body: {
    household: {
      id: '5afa00000000000000000009',
      role,
      members: [
        { id: me._id, name: 'Maryam', role, joinedAt },
        { id: other, name: 'Bilal', role: role === 'owner' ? 'guest' : 'owner', joinedAt },
      ],
      invitations: [],
      ...more,
    },
  },
});
const none = { body: { household: null } };

async function open(answer: { body: unknown }) {
  api.reply('GET /household', answer);
  signInAs(me);
  const page = renderAt('/household');
  await screen.findAllByRole('heading', { level: 2 });
  return page;
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (name: string) => screen.getByRole('button', { name });

test('a visitor is sent to sign in and back', async () => {
  const { address } = renderAt('/household');
  await waitFor(() => expect(address()).toBe('/signin?returnTo=%2Fhousehold'));
});

test('a member without a household begins one', async () => {
  const { person } = await open(none);
  api.reply('POST /household', { ...aHousehold('owner'), status: 201 });
  await person.click(press('Begin a household'));
  await heading('Members');
});

describe('an owner', () => {
  test('invites by mail, and takes an invitation back', async () => {
    const { person } = await open(aHousehold('owner'));
    const sent = { sentAt: joinedAt, expiresAt: '2026-11-27T09:00:00.000Z' };
    const invitation = { id: other, email: 'zaid@example.org', role: 'guest' as const, ...sent };
    await person.type(screen.getByLabelText('E-mail address to invite'), 'nobody');
    await person.click(press('Send the invitation'));
    await screen.findByText('Please enter an e-mail address.');
    api.reply('POST /household/invitations', {
      ...aHousehold('owner', { invitations: [invitation] }),
      status: 201,
    });
    await person.type(screen.getByLabelText('E-mail address to invite'), '.zaid@example.org');
    await person.selectOptions(screen.getByLabelText('As'), 'Guest');
    await person.click(press('Send the invitation'));
    const open_ = await screen.findByRole('list', { name: 'Open invitations' });
    expect(within(open_).getByText('zaid@example.org')).toBeInTheDocument();
    expect(api.bodies('POST /household/invitations')).toEqual([
      { email: 'nobody.zaid@example.org', role: 'guest' },
    ]);
    api.reply(`DELETE /household/invitations/${other}` as never, aHousehold('owner'));
    await person.click(press('Take back the invitation of zaid@example.org'));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Open invitations' })).toBeNull());
  });

  test('hears why an invitation was refused', async () => {
    const { person } = await open(aHousehold('owner'));
    const said = 'A household has at most 8 members, and this one is full.';
    api.reply('POST /household/invitations', { status: 409, body: problem('household_full', said) });
    await person.type(screen.getByLabelText('E-mail address to invite'), 'zaid@example.org{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
  });

  test('makes a guest a cook, hands over and removes, after asking', async () => {
    const { person } = await open(aHousehold('owner'));
    api.reply(`PATCH /household/members/${other}` as never, aHousehold('owner'));
    await person.selectOptions(screen.getByLabelText('Role of Bilal'), 'Cook');
    await screen.findByText('The role is saved.');
    expect(api.bodies(`PATCH /household/members/${other}` as never)).toEqual([{ role: 'cook' }]);

    await person.click(press('Hand over to Bilal'));
    const dialog = await screen.findByRole('alertdialog');
    api.reply('PUT /household/owner', aHousehold('cook'));
    await person.click(within(dialog).getByRole('button', { name: 'Hand over' }));
    await heading('Leave');
    expect(api.bodies('PUT /household/owner')).toEqual([{ id: other }]);
    expect(screen.queryByLabelText('E-mail address to invite')).toBeNull();
  });
});

test('a cook leaves, after asking', async () => {
  const { person } = await open(aHousehold('cook'));
  await person.click(press('Leave the household'));
  const dialog = await screen.findByRole('alertdialog');
  api.reply(`DELETE /household/members/${me._id}` as never, none);
  api.reply('GET /household', none);
  await person.click(within(dialog).getByRole('button', { name: 'Leave' }));
  await heading('No household yet');
});

describe('the link of an invitation', () => {
  const invitation = {
    body: { invitedBy: 'Bilal', role: 'cook', members: 2, expiresAt: '2026-11-27T09:00:00.000Z' },
  };

  test('leaves the address bar, says what it is to, and joins when the button is pressed', async () => {
    api.reply('POST /household/invitation', invitation);
    api.reply('GET /household', aHousehold('cook'));
    api.reply('POST /household/invitation/accept', aHousehold('cook'));
    signInAs(me);
    const { person, address } = renderAt('/household/join/one-two');
    const join = await screen.findByRole('button', { name: 'Join the household' });
    expect(address()).toBe('/household/join');
    expect(api.bodies('POST /household/invitation/accept')).toEqual([]);
    await person.click(join);
    await heading('Members');
    expect(api.bodies('POST /household/invitation/accept')).toEqual([{ token: 'one-two' }]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('waits in this tab while its reader signs in', async () => {
    api.reply('POST /household/invitation', invitation);
    const { address } = renderAt('/household/join/one-two');
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link).toHaveAttribute('href', '/signin?returnTo=%2Fhousehold%2Fjoin');
    await waitFor(() => expect(address()).toBe('/household/join'));
    act(() => void signInAs(me));
    await screen.findByRole('button', { name: 'Join the household' });
  });

  test.each([
    [
      410,
      'invitation_over',
      'This invitation is over: it works once, and for a week. Please ask for a new one.',
    ],
    [404, 'not_found', 'Open the link in the mail that invited you, or ask for a new invitation.'],
  ] as const)('that is %i says so', async (status, code, words) => {
    api.reply('POST /household/invitation', { status, body: problem(code, words) });
    renderAt('/household/join/one-two');
    await screen.findByText(words);
  });
});

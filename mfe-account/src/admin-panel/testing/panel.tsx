import { beforeEach } from '@jest/globals';
import type { Member, User } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { aMember } from './a-member.ts';
import { keepMembers } from './keep-members.ts';

const renderAt = rendererOf(routes);

export const admin = aUser({ name: 'Safiya', email: 'admin@sufra.example', isAdmin: true });
export const asMember = (user: User): Member => ({ ...aMember(), ...user });

export const currentUser = (user: User) => ({
  body: {
    user,
    nextResetDate: null,
    account: { hasPassword: true, hasGoogle: false, pendingEmail: null },
  },
});

/** The panel of a file's tests: an API that stands in, and the page opened as a member. */
export function panelTests() {
  const api = apiStandIn();
  beforeEach(beSignedOut);

  const openAs = (user: User, address = '/admin-panel') => {
    signInAs(user);
    api.reply('GET /auth/me', currentUser(user));
    return renderAt(address);
  };

  /** As an admin, with these other members. */
  const openWith = async (members: Member[]) => {
    keepMembers(api, [asMember(admin), ...members]);
    const opened = openAs(admin);
    await screen.findByRole('table', { name: 'Users' });
    return opened;
  };

  return { api, openAs, openWith, visit: renderAt };
}

/** The row of a member, by name. */
export function rowOf(name: string) {
  const header = screen.getByRole('rowheader', { name: new RegExp(`^${name}`) });
  const row = header.closest('tr');
  if (!row) throw new Error(`${name} stands in no row`);
  return within(row);
}

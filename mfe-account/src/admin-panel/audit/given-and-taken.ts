import type { AuditEntry } from '@sufra/contracts';
import { type Role, roleNames } from '../roles/role-change.ts';

const roles: Role[] = ['isAdmin', 'isModerator'];
const nothing = { isAdmin: false, isModerator: false };

/** What an entry changed, in words: 'admin role', 'admin and moderator roles', or '' for nothing. */
export function givenAndTaken({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const from = before ?? nothing;
  const to = after ?? from;
  return {
    given: inWords(roles.filter(role => to[role] && !from[role])),
    taken: inWords(roles.filter(role => from[role] && !to[role])),
  };
}

function inWords(changed: Role[]) {
  if (changed.length === 0) return '';
  return `${changed.map(role => roleNames[role]).join(' and ')} ${changed.length === 1 ? 'role' : 'roles'}`;
}

import type { AuditEntry } from '@sufra/contracts';
import type { ReactNode } from 'react';
import { tRich } from '../../texts/text.ts';
import type { Role } from '../roles/role-change.ts';

interface RolesSentence {
  entry: AuditEntry;
  actor: ReactNode;
  /** Absent for one's own. */
  whom: ReactNode;
}

/** 'Maryam gave Bilal the moderator role.', or that she tried to. */
export function rolesSentence({ entry, actor, whom }: RolesSentence) {
  const { given, taken } = givenAndTaken(entry);
  const { outcome } = entry;
  if (given && taken)
    return whom
      ? tRich('admin.entry.bothOf', { actor, outcome, whom, given, taken })
      : tRich('admin.entry.bothOwn', { actor, outcome, given, taken });
  if (given)
    return whom
      ? tRich('admin.entry.gaveOf', { actor, outcome, whom, given })
      : tRich('admin.entry.gaveOwn', { actor, outcome, given });
  if (taken)
    return whom
      ? tRich('admin.entry.tookOf', { actor, outcome, whom, taken })
      : tRich('admin.entry.tookOwn', { actor, outcome, taken });
  return whom
    ? tRich('admin.entry.sameOf', { actor, outcome, whom })
    : tRich('admin.entry.sameOwn', { actor, outcome });
}

const roles: Role[] = ['isAdmin', 'isModerator'];
const nothing = { isAdmin: false, isModerator: false };

/** What an entry changed: 'admin', 'moderator' or 'both', or undefined for nothing. */
function givenAndTaken({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const from = before ?? nothing;
  const to = after ?? from;
  return {
    given: which(roles.filter(role => to[role] && !from[role])),
    taken: which(roles.filter(role => from[role] && !to[role])),
  };
}

function which(changed: Role[]) {
  if (changed.length > 1) return 'both';
  return changed[0] && (changed[0] === 'isAdmin' ? 'admin' : 'moderator');
}

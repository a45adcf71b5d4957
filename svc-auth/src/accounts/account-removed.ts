import { recordDeletion } from '@sufra/service-kit';
import { memberDeleted } from '../administration/member-deleted.ts';
import { accessChanged } from '../users/access-changed.ts';
import type { User } from '../users/user-model.ts';

const personal = [
  'email',
  'name',
  'language',
  'digits',
  'searchText',
  'searchParts',
  'sortName',
  'passwordHash',
  'verifiedAt',
  'passwordReset',
  'emailChange',
  'confirmedLink',
  'google',
  'refusedGoogle',
  'secondFactor',
  'heldRoles',
  'coveredIn',
  'undoLinks',
  'forgetAt',
  'pendingSignUps',
  'sessions',
  'endedSessions',
  'recipesGenerated',
  'freeGenerations',
  'usedBefore',
] as const satisfies readonly (keyof User)[];

/**
 * The write that ends an account: nothing personal stays, the address is free, no token is taken any more, and every
 * service removes what it has. The rest goes once all of them have been told.
 */
export const accountRemoved = (user: User) => removed(user, [memberDeleted(user)]);

/** The same for an address that was never confirmed: no member is gone. */
export const signUpRemoved = (user: User) => removed(user, []);

const removed = (user: User, also: ReturnType<typeof memberDeleted>[]) =>
  recordDeletion({ of: user, erase: personal, events: [...also, accessEnded(user)] });

const accessEnded = (user: User) =>
  accessChanged({
    ...user,
    isAdmin: false,
    isModerator: false,
    secondFactor: null,
    endedSessions: [],
    deletedAt: new Date(),
  });

import { recordChange } from '@sufra/service-kit';
import { personOf } from '../users/person.ts';
import type { User } from '../users/user-model.ts';

/** A visitor asked for an account with this member's address; the mailbox alone learns that there is one. */
export const notifyOwner = (user: User) =>
  recordChange({ of: user, events: [{ type: 'user.sign-up-repeated', data: personOf(user) }] });

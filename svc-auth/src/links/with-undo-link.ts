import { secondFactorIds } from '../users/second-factor.ts';
import type { UndoLink, User } from '../users/user-model.ts';
import { keptOf, type Link } from './link.ts';

/** Far more changes than an owner makes in three days. */
const maxUndoLinks = 30;

/**
 * The account's undo links with one for the change that is about to be written. Beyond the most the newest gives way and
 * never the oldest, or a thief could push out the owner's by changing things again and again.
 */
export function withUndoLink(user: User, link: Link): UndoLink[] {
  const { undoLinks = [], email, google } = user;
  const added = { ...keptOf(link), email, google: google ?? null, secondFactorIds: secondFactorIds(user) };
  const open = undoLinks.filter(({ expiresAt }) => expiresAt > link.createdAt);
  return [...open.slice(0, maxUndoLinks - 1), added];
}

import type { MemberCounts } from '@sufra/contracts';
import { type KeptCounts, keptCounts } from '@sufra/service-kit';
import type { Connection, Schema } from 'mongoose';

export type AllMembers = Omit<MemberCounts, 'found' | 'isMore'>;

const id = 'members';
const counted = [
  'isAdmin',
  'isModerator',
  'isPremium',
  'verifiedAt',
  'deletedAt',
  'recipesGenerated',
] as const;

/** How many members there are of each kind. */
export function memberCounts(connection: Connection) {
  const counts: KeptCounts<AllMembers> = keptCounts(connection);
  return {
    read: (count: () => Promise<AllMembers>) => counts.read(id, count),
    changed: () => counts.changed(id),
  };
}

const isCounted = (update: object | null) =>
  Object.values(update ?? {}).some(
    (fields: unknown) =>
      typeof fields === 'object' && fields !== null && counted.some(field => field in fields),
  );

/** `userModel` alone writes accounts, so no change of one can miss the counts. */
export function countsFollow(users: Schema, connection: Connection): void {
  const counts = memberCounts(connection);
  users.post(['updateOne', 'findOneAndUpdate'], async function () {
    if (isCounted(this.getUpdate())) await counts.changed();
  });
  users.post('save', async user => {
    if (user.get('verifiedAt')) await counts.changed();
  });
  users.post('insertMany', async () => void (await counts.changed()));
}

import { createHmac } from 'node:crypto';
import { type FreeQuota, monthOf, usedOf } from '@sufra/contracts';
import { isDuplicateKey } from '@sufra/service-kit';
import { type Connection, Schema } from 'mongoose';
import { nextResetDate } from './free-quota.ts';
import type { User } from './user-model.ts';

interface UsedAllowance {
  _id: string;
  used: number;
  /** When the allowance renews; absent where it never does. */
  expiresAt?: Date | null;
}

/**
 * How much of the free allowance was used by accounts that have left an address, so that leaving and coming back does
 * not begin it anew. No address: a keyed hash, which says nothing to a thief who has the database alone.
 */
export function usedAllowanceModel(connection: Connection) {
  const schema = new Schema<UsedAllowance>(
    { _id: String, used: { type: Number, required: true }, expiresAt: Date },
    { versionKey: false },
  );
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  return connection.model<UsedAllowance>('UsedAllowance', schema, 'used_allowances');
}

interface Options {
  model: ReturnType<typeof usedAllowanceModel>;
  /** The first makes the hashes, any of them finds. */
  keys: readonly string[];
  quota: Pick<FreeQuota, 'renews'>;
}

export type UsedAllowances = ReturnType<typeof usedAllowances>;

export function usedAllowances({ model, keys, quota: { renews } }: Options) {
  const period = (now: Date) => (renews === 'never' ? 'for life' : monthOf(now));
  const idsOf = (email: string, now: Date) =>
    keys.map(key =>
      createHmac('sha256', Buffer.from(key, 'base64'))
        .update(`used allowance\n${period(now)}\n${email}`)
        .digest('base64url'),
    );

  return {
    /** Before the account leaves its address: should it stay after all, nothing is lost. */
    async keep({ email, freeGenerations }: Pick<User, 'email' | 'freeGenerations'>, now = new Date()) {
      const used = usedOf(freeGenerations, { renews, now });
      if (used === 0) return;
      const [_id] = idsOf(email, now);
      const renewal = nextResetDate({ renews }, now);
      const update = { $max: { used }, $set: renewal ? { expiresAt: new Date(renewal) } : {} };
      try {
        await model.updateOne({ _id }, update, { upsert: true });
      } catch (error) {
        // The same account left twice at one moment.
        if (!isDuplicateKey(error)) throw error;
        await model.updateOne({ _id }, update);
      }
    },

    /** In the form of an account's own count; undefined when there is nothing to carry over. */
    async recall(email: string, now = new Date()): Promise<User['freeGenerations'] | undefined> {
      const found = await model.find({ _id: { $in: idsOf(email, now) } }).lean();
      const used = Math.max(0, ...found.map(one => one.used));
      return used > 0 ? { month: monthOf(now), inMonth: used, total: used } : undefined;
    },
  };
}

import { createHash, randomUUID } from 'node:crypto';
import { type Connection, Schema } from 'mongoose';
import { Problem } from '../http/problem.ts';
import { isDuplicateKey } from './duplicate-key.ts';

interface ThrottleDocument {
  _id: string;
  hits: { id: string; at: Date }[];
  expiresAt: Date;
}

export interface Limit {
  /** What is limited, e.g. 'sign-in by address'. */
  name: string;
  most: number;
  windowMs: number;
}

export interface Throttle {
  /** Counts one try for `who`, or throws 429; the returned function takes the try back. */
  take(limit: Limit, who: string): Promise<() => Promise<void>>;
  /** Throws 429 when a try would be one too many, and counts nothing. */
  assertRoom(limit: Limit, who: string): Promise<void>;
}

const keyOf = ({ name }: Limit, who: string) =>
  createHash('sha256').update(`${name}\n${who}`).digest('base64url');

const refusal = (ms: number) =>
  new Problem('too_many_requests', { retryAfterSeconds: Math.max(1, ms / 1000) });

/**
 * Kept in the database, so that it holds across replicas and restarts. Each key remembers its newest `most` tries; a try
 * counts only while the oldest of them has left the window, so refused tries never lengthen the wait. Keys are hashed:
 * they hold addresses.
 */
export function mongoThrottle(connection: Connection): Throttle {
  const schema = new Schema<ThrottleDocument>(
    { _id: String, hits: [{ _id: false, id: String, at: Date }], expiresAt: Date },
    { versionKey: false },
  );
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  const Throttles = connection.model<ThrottleDocument>('Throttle', schema, 'throttles');

  /** How long until the oldest try that still counts leaves the window; nothing when there is room. */
  async function wait(key: string, { most, windowMs }: Limit): Promise<number> {
    const hits = (await Throttles.findById(key).lean())?.hits ?? [];
    const oldest = hits.at(-most);
    return oldest ? oldest.at.getTime() + windowMs - Date.now() : 0;
  }

  return {
    async take(limit, who) {
      const key = keyOf(limit, who);
      const at = new Date();
      // Two tries may fall into one moment, and each takes back its own.
      const id = randomUUID();
      const windowStart = new Date(at.getTime() - limit.windowMs);
      const hasRoom = [
        { [`hits.${limit.most - 1}`]: { $exists: false } },
        { 'hits.0.at': { $lte: windowStart } },
      ];
      const change = {
        $push: { hits: { $each: [{ id, at }], $slice: -limit.most } },
        $set: { expiresAt: new Date(at.getTime() + limit.windowMs) },
      };
      try {
        await Throttles.updateOne({ _id: key, $or: hasRoom }, change, { upsert: true });
      } catch (error) {
        // Two first tries at once both want to insert; the loser, and a caller who has no room, meet the key itself.
        if (!isDuplicateKey(error)) throw error;
        const second = await Throttles.updateOne({ _id: key, $or: hasRoom }, change);
        if (second.matchedCount === 0) throw refusal(await wait(key, limit));
      }
      return async () => {
        await Throttles.updateOne({ _id: key }, { $pull: { hits: { id } } });
      };
    },

    async assertRoom(limit, who) {
      const ms = await wait(keyOf(limit, who), limit);
      if (ms > 0) throw refusal(ms);
    },
  };
}

import { createHash, randomBytes } from 'node:crypto';
import { type Connection, Schema } from 'mongoose';

interface Kept {
  _id: string;
  /** Null where no member is known yet. */
  userId: string | null;
  /** What goes with it. */
  text: string | null;
  expiresAt: Date;
}

interface Purpose {
  purpose: 'second step' | 'authenticator' | 'new passkey' | 'passkey';
  userId?: string | null;
}

const secretBytes = 32;

const keyOf = (purpose: string, secret: string) =>
  createHash('sha256').update(`${purpose}\n${secret}`).digest('base64url');

/**
 * What is good once, for one thing, for a short while: a sign-in that waits for its second step, a challenge that a passkey
 * signs. Only hashes are kept, and taking one out is one operation, which one of many callers wins.
 */
export function openOneTimeSecrets(connection: Connection) {
  const schema = new Schema<Kept>(
    { _id: String, userId: String, text: String, expiresAt: Date },
    { versionKey: false },
  );
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  const kept = connection.model<Kept>('OneTimeSecret', schema, 'one_time_secrets');
  const live = ({ purpose }: Purpose, secret: string) => ({
    _id: keyOf(purpose, secret),
    expiresAt: { $gt: new Date() },
  });

  return {
    async issue(
      { purpose, userId = null }: Purpose,
      { lifeMs, text = null }: { lifeMs: number; text?: string | null },
    ) {
      const secret = randomBytes(secretBytes).toString('base64url');
      const expiresAt = new Date(Date.now() + lifeMs);
      await kept.create({ _id: keyOf(purpose, secret), userId, text, expiresAt });
      return secret;
    },

    /** Leaves it where it is. */
    find: (of: Purpose, secret: string) => kept.findOne(live(of, secret)).lean<Kept>().exec(),

    /** Null when there is none: used, too old, for another purpose, or never issued. */
    redeem: (of: Purpose, secret: string) => kept.findOneAndDelete(live(of, secret)).lean<Kept>().exec(),
  };
}

export type OneTimeSecrets = ReturnType<typeof openOneTimeSecrets>;

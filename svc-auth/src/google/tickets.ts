import { createHash, randomBytes } from 'node:crypto';
import { type Connection, Schema } from 'mongoose';

export interface Ticket {
  _id: string;
  /** Whom it lets in; null while no member is known yet. */
  userId: string | null;
  /** By which of Google's accounts: one that is unlinked meanwhile lets no member in. */
  subject: string | null;
  /** Whose subject that is, where it is not joined to the account yet. */
  issuer: string | null;
  expiresAt: Date;
}

interface Bound {
  purpose: 'state' | 'one-time token' | 'joining';
  /** The secret of the one browser that it is good in. */
  browser: string;
}

interface Issue extends Partial<Pick<Ticket, 'userId' | 'subject' | 'issuer'>> {
  lifeMs: number;
}

const secretBytes = 32;

/** 256 random bits: 43 characters that may stand in an address, a header or a cookie. */
export const newSecret = () => randomBytes(secretBytes).toString('base64url');

const keyOf = ({ purpose, browser }: Bound, secret: string) =>
  createHash('sha256').update(`${purpose}\n${browser}\n${secret}`).digest('base64url');

/**
 * What is good for one use, in one browser, for a short while. Only a hash of purpose, browser and secret together is
 * kept, so nothing in the database opens anything; and taking it out is one operation, which one of many at once wins.
 */
export function openTickets(connection: Connection) {
  const schema = new Schema<Ticket>(
    { _id: String, userId: String, subject: String, issuer: String, expiresAt: Date },
    { versionKey: false },
  );
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  const tickets = connection.model<Ticket>('Ticket', schema, 'tickets');

  return {
    async issue(bound: Bound, { lifeMs, userId = null, subject = null, issuer = null }: Issue) {
      const secret = newSecret();
      const expiresAt = new Date(Date.now() + lifeMs);
      await tickets.create({ _id: keyOf(bound, secret), userId, subject, issuer, expiresAt });
      return secret;
    },

    /** What a ticket says, without using it up: for what may take several tries. */
    find: (bound: Bound, secret: string) =>
      tickets
        .findOne({ _id: keyOf(bound, secret), expiresAt: { $gt: new Date() } })
        .lean<Ticket>()
        .exec(),

    /** Null when there is none: used, too old, of another browser, or never issued. */
    redeem: (bound: Bound, secret: string) =>
      tickets
        .findOneAndDelete({ _id: keyOf(bound, secret), expiresAt: { $gt: new Date() } })
        .lean<Ticket>()
        .exec(),
  };
}

export type Tickets = ReturnType<typeof openTickets>;

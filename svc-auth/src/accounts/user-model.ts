import { type OutboxDocument, outbox, outboxFields } from '@sufra/service-kit';
import { type Connection, Schema, type Types } from 'mongoose';

/** Waits for its own mailed link; the name and the password count only once that link is used. */
export interface PendingSignUp {
  tokenHash: string;
  name: string;
  passwordHash: string;
  createdAt: Date;
  expiresAt: Date;
}

export interface Session {
  sid: string;
  refreshHash: string;
  /** Refresh tokens that were exchanged a moment ago, for a second tab or a lost answer. */
  used: { hash: string; at: Date }[];
  createdAt: Date;
  expiresAt: Date;
}

export interface EndedSession {
  sid: string;
  /** When the last of its tokens has run out. */
  until: Date;
}

/** An account with all that is decided by it, in one document: a change and its events are one write. */
export interface User extends OutboxDocument {
  _id: Types.ObjectId;
  email: string;
  name: string;
  /** Absent before the first confirmation, and for whoever signs in with a provider alone. */
  passwordHash?: string | null;
  verifiedAt?: Date | null;
  /** When the database forgets an address that nobody has confirmed. */
  forgetAt?: Date | null;
  isAdmin: boolean;
  isModerator: boolean;
  isPremium: boolean;
  /** The newest subscription event that was applied. */
  premiumSequence: number;
  recipesGenerated: number;
  /** What counts against the free allowance; `month` is 'YYYY-MM' in UTC. */
  freeGenerations: { month: string; inMonth: number; total: number };
  createdAt: Date;
  pendingSignUps: PendingSignUp[];
  sessions: Session[];
  endedSessions: EndedSession[];
  sessionsNotBefore?: Date | null;
}

const part = { _id: false } as const;
const text = { type: String, required: true } as const;
const instant = { type: Date, required: true } as const;
const flag = { type: Boolean, default: false } as const;
const number = { type: Number, default: 0 } as const;

const pendingSignUp = new Schema<PendingSignUp>(
  { tokenHash: text, name: text, passwordHash: text, createdAt: instant, expiresAt: instant },
  part,
);
const usedToken = new Schema({ hash: text, at: instant }, part);
const session = new Schema<Session>(
  { sid: text, refreshHash: text, used: [usedToken], createdAt: instant, expiresAt: instant },
  part,
);
const endedSession = new Schema<EndedSession>({ sid: text, until: instant }, part);
const freeGenerations = new Schema(
  { month: { type: String, default: '' }, inMonth: number, total: number },
  part,
);

export function userModel(connection: Connection) {
  const schema = new Schema<User>(
    {
      email: text,
      name: { type: String, default: '' },
      passwordHash: String,
      verifiedAt: Date,
      forgetAt: Date,
      isAdmin: flag,
      isModerator: flag,
      isPremium: flag,
      premiumSequence: number,
      recipesGenerated: number,
      freeGenerations: { type: freeGenerations, default: () => ({}) },
      createdAt: instant,
      pendingSignUps: [pendingSignUp],
      sessions: [session],
      endedSessions: [endedSession],
      sessionsNotBefore: Date,
      ...outboxFields,
    },
    { versionKey: false },
  );
  // A tombstone has no address any more, so that its owner can come back.
  schema.index({ email: 1 }, { unique: true, partialFilterExpression: { email: { $exists: true } } });
  schema.index({ 'pendingSignUps.tokenHash': 1 });
  schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 });
  schema.plugin(outbox);
  return connection.model<User>('User', schema, 'users');
}

export type UserModel = ReturnType<typeof userModel>;

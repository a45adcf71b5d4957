import type { FreeUse, Role, SiteDigits, SiteLanguage } from '@sufra/contracts';
import { type OutboxDocument, outbox, outboxFields } from '@sufra/service-kit';
import { type Connection, Schema, type Types } from 'mongoose';
import { countsFollow } from './member-counts.ts';
import { type MemberFields, memberFields } from './member-fields.ts';
import { type SecondFactor, secondFactor } from './second-factor.ts';

/** Waits for its own mailed link; the name and the password count only once that link is used. */
export interface PendingSignUp {
  tokenHash: string;
  name: string;
  language?: SiteLanguage | undefined;
  passwordHash: string;
  createdAt: Date;
  expiresAt: Date;
}

/** One link at a time that sets a new password: a newer one ends the older. */
export interface PasswordReset {
  tokenHash: string;
  expiresAt: Date;
}

/** A new address that waits for the link that was mailed to it. */
export interface EmailChange {
  email: string;
  tokenHash: string;
  expiresAt: Date;
}

/** The link that confirmed an address last: opened again it says that the address is confirmed, and changes nothing. */
export interface ConfirmedLink {
  tokenHash: string;
  email: string;
}

/** How the member signed in before a change of it; its mailed link goes back there. */
export interface UndoLink {
  tokenHash: string;
  expiresAt: Date;
  email: string;
  google?: GoogleIdentity | null;
  /** Its parts by id. Absent in links that are older than second factors, which leave it as it is. */
  secondFactorIds?: string[];
}

/** Keyed by issuer and subject, for an address may come to belong to another person. */
export interface GoogleIdentity {
  issuer: string;
  subject: string;
  linkedAt: Date;
}

/** A Google account whose link was undone: until then it is not joined again. */
export interface RefusedGoogle extends Pick<GoogleIdentity, 'issuer' | 'subject'> {
  until: Date;
}

export interface Session {
  sid: string;
  /** How its member showed who it is; absent in sessions that are older than Google's button. */
  openedBy?: 'password' | 'google' | 'passkey';
  /** When its member last gave a second factor here. */
  secondFactorAt?: Date | null;
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
export interface User extends OutboxDocument, Partial<MemberFields> {
  _id: Types.ObjectId;
  email: string;
  name: string;
  /** Chosen by the member. Absent until then: mails are in English. */
  language?: SiteLanguage;
  /** Likewise: numbers are written 0 to 9. */
  digits?: SiteDigits;
  /** Absent before the first confirmation, and for a member who signs in with a provider alone. */
  passwordHash?: string | null;
  verifiedAt?: Date | null;
  passwordReset?: PasswordReset | null;
  emailChange?: EmailChange | null;
  confirmedLink?: ConfirmedLink | null;
  google?: GoogleIdentity | null;
  refusedGoogle?: RefusedGoogle[];
  /** The oldest first. Absent in accounts that are older than these links. */
  undoLinks?: UndoLink[];
  /** When the database forgets an address that was not confirmed. */
  forgetAt?: Date | null;
  secondFactor?: SecondFactor | null;
  isAdmin: boolean;
  isModerator: boolean;
  /** Those of the roles that give no right until there is a second factor. */
  heldRoles?: Role[];
  isPremium: boolean;
  /** The household by which the member has premium; their own membership does not count here. */
  coveredIn?: string | null;
  /** The newest subscription event that was applied. */
  premiumSequence: number;
  /** The newest event of what was generated that was applied. */
  generatedSequence: number;
  recipesGenerated: number;
  /** What counts against the free allowance; `month` is 'YYYY-MM' in UTC. */
  freeGenerations: FreeUse;
  /** The same of an earlier account of this address that is gone; svc-recipes counts on from there. */
  usedBefore?: FreeUse | null;
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
  {
    tokenHash: text,
    name: text,
    language: String,
    passwordHash: text,
    createdAt: instant,
    expiresAt: instant,
  },
  part,
);
const passwordReset = new Schema<PasswordReset>({ tokenHash: text, expiresAt: instant }, part);
const emailChange = new Schema<EmailChange>({ email: text, tokenHash: text, expiresAt: instant }, part);
const confirmedLink = new Schema<ConfirmedLink>({ tokenHash: text, email: text }, part);
const google = new Schema<GoogleIdentity>({ issuer: text, subject: text, linkedAt: instant }, part);
const refusedGoogle = new Schema<RefusedGoogle>({ issuer: text, subject: text, until: instant }, part);
const undoLink = new Schema<UndoLink>(
  {
    tokenHash: text,
    expiresAt: instant,
    email: text,
    google,
    secondFactorIds: { type: [String], default: undefined },
  },
  part,
);
const usedToken = new Schema({ hash: text, at: instant }, part);
const session = new Schema<Session>(
  {
    sid: text,
    openedBy: String,
    secondFactorAt: Date,
    refreshHash: text,
    used: [usedToken],
    createdAt: instant,
    expiresAt: instant,
  },
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
      language: String,
      digits: String,
      passwordHash: String,
      verifiedAt: Date,
      passwordReset,
      emailChange,
      confirmedLink,
      google,
      refusedGoogle: [refusedGoogle],
      undoLinks: [undoLink],
      forgetAt: Date,
      secondFactor,
      isAdmin: flag,
      isModerator: flag,
      heldRoles: { type: [String], default: undefined },
      isPremium: flag,
      coveredIn: String,
      premiumSequence: number,
      generatedSequence: number,
      recipesGenerated: number,
      freeGenerations: { type: freeGenerations, default: () => ({}) },
      usedBefore: freeGenerations,
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
  schema.index({ 'passwordReset.tokenHash': 1 });
  schema.index({ 'emailChange.tokenHash': 1 });
  schema.index({ 'confirmedLink.tokenHash': 1 });
  schema.index({ 'undoLinks.tokenHash': 1 });
  schema.index(
    { 'google.issuer': 1, 'google.subject': 1 },
    { unique: true, partialFilterExpression: { 'google.subject': { $exists: true } } },
  );
  schema.index({ coveredIn: 1 }, { partialFilterExpression: { coveredIn: { $exists: true } } });
  schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 });
  schema.index({ createdAt: -1, _id: -1 });
  schema.index({ isAdmin: 1 }, { partialFilterExpression: { isAdmin: true } });
  schema.index({ isModerator: 1 }, { partialFilterExpression: { isModerator: true } });
  schema.index({ recipesGenerated: -1, _id: -1 });
  schema.plugin(memberFields);
  countsFollow(schema, connection);
  schema.plugin(outbox);
  return connection.model<User>('User', schema, 'users');
}

export type UserModel = ReturnType<typeof userModel>;

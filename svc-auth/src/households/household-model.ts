import type { GivenRole, HouseholdRole } from '@sufra/contracts';
import { type OutboxDocument, outbox, outboxFields } from '@sufra/service-kit';
import { type Connection, Schema, type Types } from 'mongoose';

export interface HouseholdMember {
  userId: string;
  /** As the account has it; follows when it is changed there. */
  name: string;
  role: HouseholdRole;
  joinedAt: Date;
}

/** Waits for its mailed link. */
export interface Invitation {
  id: string;
  email: string;
  role: GivenRole;
  tokenHash: string;
  sentAt: Date;
  expiresAt: Date;
}

/** Who belongs together, with all that is decided by it, in one document: a change and its events are one write. */
export interface Household extends OutboxDocument {
  _id: Types.ObjectId;
  /** The longest there first; one of them is the owner. */
  members: HouseholdMember[];
  invitations: Invitation[];
  /** Hashes of links that were used, taken back or replaced, so that their readers are told what became of them. */
  endedLinks: string[];
  createdAt: Date;
}

const part = { _id: false } as const;
const text = { type: String, required: true } as const;
const instant = { type: Date, required: true } as const;

const member = new Schema<HouseholdMember>({ userId: text, name: text, role: text, joinedAt: instant }, part);
const invitation = new Schema<Invitation>(
  { id: text, email: text, role: text, tokenHash: text, sentAt: instant, expiresAt: instant },
  part,
);

export function householdModel(connection: Connection) {
  const schema = new Schema<Household>(
    {
      // Absent in what is left of one that is dissolved, or the index would hold them.
      members: { type: [member], default: undefined },
      invitations: { type: [invitation], default: () => [] },
      endedLinks: { type: [String], default: () => [] },
      createdAt: instant,
      ...outboxFields,
    },
    { versionKey: false },
  );
  // A member belongs to one household, whatever two replicas do at once.
  schema.index(
    { 'members.userId': 1 },
    { unique: true, partialFilterExpression: { 'members.userId': { $exists: true } } },
  );
  schema.index({ 'invitations.tokenHash': 1 });
  schema.index({ endedLinks: 1 });
  schema.plugin(outbox);
  return connection.model<Household>('Household', schema, 'households');
}

export type HouseholdModel = ReturnType<typeof householdModel>;

import type { HouseholdRole } from '@sufra/contracts';
import { type Connection, Schema } from 'mongoose';

export interface HouseholdMember {
  userId: string;
  name: string;
  role: HouseholdRole;
  joinedAt: Date;
}

/** A copy of what svc-auth says of who belongs together, by the sequence of its newest event. */
export interface HouseholdDocument {
  _id: string;
  members?: HouseholdMember[];
  v: number;
  /** One more with each change of the recipes that members show each other. */
  shownTurn?: number;
  deletedAt?: Date | null;
}

const text = { type: String, required: true } as const;

const member = new Schema<HouseholdMember>(
  { userId: text, name: text, role: text, joinedAt: { type: Date, required: true } },
  { _id: false },
);

/** What is left of a household that is dissolved outlasts every event that may still come of it. */
const forgottenAfter = '90d';

export function householdModel(connection: Connection) {
  const schema = new Schema<HouseholdDocument>(
    {
      _id: text,
      members: { type: [member], default: undefined },
      v: { type: Number, required: true },
      shownTurn: Number,
      deletedAt: { type: Date, index: { expires: forgottenAfter } },
    },
    { versionKey: false },
  );
  schema.index({ 'members.userId': 1 });
  return connection.model<HouseholdDocument>('Household', schema, 'households');
}

export type HouseholdModel = ReturnType<typeof householdModel>;

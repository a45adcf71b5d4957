import type { AuditEntry } from '@sufra/contracts';
import { type Connection, Schema, Types } from 'mongoose';
import type { Roles } from './roles.ts';

/** Who did what to whom, by ids alone: names are looked up when it is read, and go with their accounts. */
export interface AuditRecord {
  _id: Types.ObjectId;
  at: Date;
  what: AuditEntry['what'];
  outcome: AuditEntry['outcome'];
  reason: string | null;
  actorId: Types.ObjectId | null;
  /** Null where it was done to no member. */
  targetId: Types.ObjectId | null;
  before: Roles | null;
  after: Roles | null;
  /** Absent in entries of before there were any. */
  replayed?: AuditEntry['replayed'];
  answered?: AuditEntry['answered'];
  hijriMonth?: AuditEntry['hijriMonth'];
}

const roles = new Schema<Roles>({ isAdmin: Boolean, isModerator: Boolean }, { _id: false });

const refuse = () => {
  throw new Error('the audit log is added to, and nothing else');
};

export function auditModel(connection: Connection) {
  const schema = new Schema<AuditRecord>(
    {
      at: Date,
      what: String,
      outcome: String,
      reason: String,
      actorId: Types.ObjectId,
      targetId: Types.ObjectId,
      before: roles,
      after: roles,
      answered: String,
      hijriMonth: Schema.Types.Mixed,
      replayed: new Schema({ service: String, events: Number, type: { type: String } }, { _id: false }),
    },
    { versionKey: false },
  );
  schema.index({ at: -1, _id: -1 });
  for (const field of ['targetId', 'actorId', 'what', 'outcome'])
    schema.index({ [field]: 1, at: -1, _id: -1 });
  schema.pre(['updateOne', 'updateMany', 'replaceOne', 'findOneAndUpdate', 'findOneAndReplace'], refuse);
  schema.pre(['deleteOne', 'deleteMany', 'findOneAndDelete'], refuse);
  return connection.model<AuditRecord>('Audit', schema, 'audit');
}

export type AuditModel = ReturnType<typeof auditModel>;

import type { ReportAnswerBody, VerdictReportBody } from '@sufra/contracts';
import { type OutboxDocument, outbox, outboxFields } from '@sufra/service-kit';
import { type Connection, Schema, type Types } from 'mongoose';

export interface ReportDocument extends VerdictReportBody, OutboxDocument {
  _id: Types.ObjectId;
  at: Date;
  /** Of the guard whose verdict it was. */
  version: string;
  isOpen: boolean;
  /** Absent where a visitor reported it, and once the account is deleted. */
  reporterId?: string | null;
  answer?: {
    outcome: ReportAnswerBody['outcome'];
    reason: string;
    answeredAt: Date;
    change?: { words: string; verdict: VerdictReportBody['verdict'] } | null;
    /** Of the guard when it was answered. */
    version: string;
  } | null;
  /** When it led to a change, which stands in the public list. */
  changedAt?: Date | null;
}

const text = { type: String, required: true } as const;
const change = new Schema({ words: text, verdict: text }, { _id: false });
const answer = new Schema(
  { outcome: text, reason: text, answeredAt: Date, change, version: text },
  { _id: false },
);

/** What readers say of wrong verdicts, with the answers of moderators. */
export function reportModel(connection: Connection) {
  const schema = new Schema<ReportDocument>(
    {
      at: { type: Date, required: true },
      line: String,
      words: String,
      verdict: text,
      rule: Number,
      school: String,
      language: text,
      place: text,
      says: String,
      version: text,
      isOpen: { type: Boolean, default: true },
      reporterId: String,
      answer,
      changedAt: Date,
      ...outboxFields,
    },
    { versionKey: false },
  );
  schema.index({ at: -1, _id: -1 });
  schema.index({ isOpen: 1, at: -1, _id: -1 });
  const ofMembers = { partialFilterExpression: { reporterId: { $exists: true } } };
  schema.index({ reporterId: 1, at: -1, _id: -1 }, ofMembers);
  schema.index({ changedAt: -1, _id: -1 });
  schema.plugin(outbox);
  return connection.model<ReportDocument>('VerdictReport', schema, 'verdictreports');
}

export type ReportModel = ReturnType<typeof reportModel>;

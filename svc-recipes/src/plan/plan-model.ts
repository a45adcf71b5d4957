import type { WeekPlan } from '@sufra/contracts';
import { type Connection, Schema } from 'mongoose';

export interface PlanDocument {
  /** The member's id. */
  _id: string;
  plan: WeekPlan;
  /** One more with each save; a plan from before there were versions has none. */
  v?: number;
}

export function planModel(connection: Connection) {
  const schema = new Schema<PlanDocument>(
    { _id: { type: String, required: true }, plan: Schema.Types.Mixed, v: Number },
    { versionKey: false, minimize: false },
  );
  return connection.model<PlanDocument>('Plan', schema, 'plans');
}

export type PlanModel = ReturnType<typeof planModel>;

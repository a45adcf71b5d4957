import type { CalendarMealName, KeptEater, MealPlace, WeekPlan } from '@sufra/contracts';
import { type Connection, Schema } from 'mongoose';

/** What stands at a meal; of one that was emptied `v` alone, so that it is known when. */
export interface KeptMeal {
  recipeId?: string;
  /** The member whose recipe it is: who brought it to the table. */
  by?: string;
  /** What another than the writer had brought here before: so a writer may put it back. */
  was?: { recipeId: string; by: string };
  /** In place of a recipe: what is left of that meal. */
  leftoversOf?: MealPlace;
  /** Who eats, by their ids: members, and those without an account. Missing: all. Those who have left the table since do not count. */
  eaters?: string[];
  /** At table, without guests; null: as many as are named beside it, else as the recipe is written for. */
  people: number | null;
  /** The calendar's version when it was last written. */
  v: number;
}

export interface KeptDay {
  meals?: Partial<Record<CalendarMealName, KeptMeal>>;
  /** Of the night: they eat iftar or dinner. */
  guests?: { count: number; v: number };
}

export type KeptDays = Record<string, KeptDay>;

export interface PlanDocument {
  /** The member whose calendar it is; those of the same household share it. */
  _id: string;
  /** By date ('2027-02-08'); a plan from before there was a calendar has none. */
  days?: KeptDays;
  /** One more with each save; a plan from before there were versions has none. */
  v?: number;
  /** The week that begins on `week`, as replicas know it that know no calendar. They read it, and write it. */
  plan: WeekPlan;
  week?: string;
  /** The version in which `plan` was last written from `days`: another one since is of such a replica. */
  at?: number;
  /** Who eats by it and has no account. Apart from `v`, which is of the days: `eatersTurn` is one more with each change of theirs. */
  eaters?: KeptEater[];
  eatersTurn?: number;
  /** The household that shared it last: what stands in it goes along to its next owner. */
  sharedIn?: string;
}

export function planModel(connection: Connection) {
  const { Mixed } = Schema.Types;
  const schema = new Schema<PlanDocument>(
    {
      _id: { type: String, required: true },
      days: Mixed,
      v: Number,
      plan: Mixed,
      week: String,
      at: Number,
      eaters: Mixed,
      eatersTurn: Number,
      sharedIn: String,
    },
    { versionKey: false, minimize: false },
  );
  schema.index({ sharedIn: 1 }, { sparse: true });
  return connection.model<PlanDocument>('Plan', schema, 'plans');
}

export type PlanModel = ReturnType<typeof planModel>;

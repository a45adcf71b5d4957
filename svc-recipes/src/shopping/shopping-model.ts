import type {
  MealPlace,
  planDays,
  planSlots,
  ShoppingAmount,
  ShopShelf,
  SiteLanguage,
} from '@sufra/contracts';
import { type Connection, Schema } from 'mongoose';

/** A recipe that is bought for. What it wants is read from the recipe, so that it follows each change and each verdict of it. */
export interface MealOnList {
  id: string;
  recipeId: string;
  /** The member whose recipe it is. */
  by: string;
  servings: number;
  /** The meal of the calendar that it is for; a list from before there was one names a day of the week alone. */
  onDay?: MealPlace;
  /** The same by the day of its week, for pages and replicas that know no other. */
  planned: { day: (typeof planDays)[number]; slot: (typeof planSlots)[number] } | null;
}

export interface OwnLine {
  text: string;
  language: SiteLanguage;
  item: string;
  amount: ShoppingAmount | null;
  /** The list's version when it was last written. */
  v: number;
}

/** What was in the basket when it was ticked: a line that wants more by now is open again. */
export interface Tick {
  at: Date;
  /** Fractions by the key of what can be added. */
  amounts: Record<string, string>;
}

/** A write that was made: hashes of its Idempotency-Key and of what it asked for. */
export interface DoneWrite {
  key: string;
  mark: string;
}

/** Records are by the ids of lines, which have neither dots nor dollars. */
export interface ShoppingListDocument {
  /** The member whose list it is; those of the same household share it. */
  _id: string;
  /** One more with each change but ticks. */
  v: number;
  /** One more with each change, ticks too; a list that was last written before there were households has none. */
  turn?: number;
  meals: MealOnList[];
  own: Record<string, OwnLine>;
  notes: Record<string, string>;
  /** Lines that stand on another shelf than theirs. */
  moved: Record<string, ShopShelf>;
  ticks: Record<string, Tick>;
  shelves: ShopShelf[];
  atHome: string[];
  /** What planned meals were taken from. */
  plan: { version: number; days: (typeof planDays)[number][]; dates?: string[] } | null;
  share: { token: string; mayTick: boolean } | null;
  /** The last writes, to know a repetition by. */
  done: DoneWrite[];
  changedAt: Date | null;
  /** The household that it is left to, until it has come to its next owner. */
  sharedIn?: string;
}

const { Mixed } = Schema.Types;

export function shoppingModel(connection: Connection) {
  const schema = new Schema<ShoppingListDocument>(
    {
      _id: { type: String, required: true },
      v: { type: Number, required: true },
      turn: Number,
      meals: Mixed,
      own: Mixed,
      notes: Mixed,
      moved: Mixed,
      ticks: Mixed,
      shelves: Mixed,
      atHome: Mixed,
      plan: Mixed,
      share: Mixed,
      done: Mixed,
      changedAt: Date,
      sharedIn: String,
    },
    { versionKey: false, minimize: false },
  );
  schema.index(
    { 'share.token': 1 },
    { unique: true, partialFilterExpression: { 'share.token': { $exists: true } } },
  );
  schema.index({ sharedIn: 1 }, { sparse: true });
  return connection.model<ShoppingListDocument>('ShoppingList', schema, 'shopping-lists');
}

export type ShoppingModel = ReturnType<typeof shoppingModel>;

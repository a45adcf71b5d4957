import type {
  HalalFinding,
  IngredientLine,
  PlacedFinding,
  Recipe,
  RecipeStep,
  RecipeVersion,
  School,
  SiteLanguage,
} from '@sufra/contracts';
import { type OutboxDocument, outbox, outboxFields, type SearchFields } from '@sufra/service-kit';
import { type Connection, Schema, type Types } from 'mongoose';
import { indexPublications, publicationSchema, type StoredPublication } from './publication.ts';
import { countsFollow } from './saved-counts.ts';
import { photoSchema, type StoredPhoto } from './stored-photo.ts';

type Derived =
  | 'avoided'
  | 'language'
  | 'ingredients'
  | 'instructions'
  | 'contents'
  | 'nutrition'
  | 'picture'
  | 'photo';
type Later = 'notes' | 'isAdapted' | 'isEdited' | 'version' | 'editedAt' | 'personal';
type Stored = Omit<Recipe, '_id' | 'createdAt' | 'keptUntil' | 'shareToken' | Derived | Later>;

/** Its search fields and `tagKeys` are absent until it is made searchable. */
export interface RecipeDocument extends Stored, OutboxDocument, Partial<SearchFields> {
  _id: Types.ObjectId;
  ownerId: string;
  /** Written, but not yet counted: no call shows it, and it goes away unless it is settled. */
  isPending: boolean;
  createdAt: Date;
  /** Of one from before languages were asked for there is none: it is English. */
  language?: SiteLanguage | null;
  tagKeys?: string[];
  /** Of the guard that said what `halal` holds; one from before this was kept has none. */
  guardVersion?: string | null;
  /** By whose line `halal` is said; by that of the site where it is missing. */
  school?: School | null;
  /** When the database forgets it. */
  keptUntil?: Date | null;
  shareToken?: string | null;
  /** The id of another member's shared recipe, while this copy of it is there. */
  copyOf?: string | null;
  /** Its text came from another member's recipe, however often it was copied or restored since. */
  isOthersText?: boolean | null;
  notes?: string | null;
  isAdapted?: boolean | null;
  isEdited?: boolean | null;
  /** Of its text, one more with each save of it; absent until the first change. */
  version?: number | null;
  /** When its text was last changed, in what, and as the restoration of which version. */
  editedAt?: Date | null;
  changes?: RecipeVersion['changes'] | null;
  restored?: number | null;
  /** What its owner keeps about it for oneself. */
  ownNote?: string | null;
  rating?: number | null;
  /** Days, the newest first. */
  cookedOn?: string[] | null;
  collections?: string[] | null;
  /** Its owner has written or copied it, so it counts among those that a free member may have. */
  isOwnWork?: boolean | null;
  /** Of the text that it had in an archive, so that the same is not imported twice. */
  importedAs?: string | null;
  /** Its owner has deleted it, and may still restore it. */
  removedAt?: Date | null;
  /** Its owner's own. */
  photo?: StoredPhoto | null;
  /** The household that its owner shows it to. */
  tableIn?: string | null;
  /** When a moderator took it off: no other member reads it, at whatever address, until one approves it anew. */
  takenOffAt?: Date | null;
  /** While it is published, or is to be. */
  publication?: StoredPublication | null;
}

const part = { _id: false } as const;
const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;
const flag = { type: Boolean, default: false } as const;

const ingredientLine = new Schema<IngredientLine>(
  { quantity: Number, unit: String, item: text, note: String },
  part,
);
const step = new Schema<RecipeStep>({ text, minutes: Number }, part);
const finding = { words: text, reason: text, rule: number, substitute: String } as const;
const note = new Schema<HalalFinding>(finding, part);
const forbidden = new Schema<PlacedFinding>({ ...finding, use: [String], part: text, index: number }, part);

const change = new Schema({ part: text, added: number, removed: number }, part);

/** The recipes of all members: what they have saved, and for a day what they have not. */
export function recipeModel(connection: Connection) {
  const schema = new Schema<RecipeDocument>(
    {
      ownerId: text,
      isPending: flag,
      language: String,
      title: String,
      description: String,
      prepTime: Number,
      cookTime: Number,
      ingredientLines: [ingredientLine],
      steps: [step],
      calories: Number,
      tags: [String],
      createdAt: Date,
      searchText: String,
      tagKeys: { type: [String], default: undefined },
      searchParts: { type: [String], default: undefined },
      options: {
        servingSize: Number,
        spiceLevel: String,
        cuisine: String,
        healthGoals: String,
        avoid: [String],
        diets: { type: [String], default: undefined },
      },
      halal: { verdict: String, notes: [note], forbidden: [forbidden] },
      guardVersion: String,
      school: String,
      source: { kind: { type: String }, name: String, url: String },
      isSaved: flag,
      favorite: flag,
      keptUntil: Date,
      shareToken: String,
      copyOf: String,
      isOthersText: Boolean,
      removedAt: Date,
      notes: String,
      isAdapted: Boolean,
      isEdited: Boolean,
      version: Number,
      editedAt: Date,
      changes: { type: [change], default: undefined },
      restored: Number,
      isOwnWork: Boolean,
      importedAs: String,
      ownNote: String,
      rating: Number,
      cookedOn: { type: [String], default: undefined },
      collections: { type: [String], default: undefined },
      photo: photoSchema,
      tableIn: String,
      takenOffAt: Date,
      publication: publicationSchema,
      ...outboxFields,
    },
    { versionKey: false },
  );
  schema.index({ ownerId: 1, createdAt: -1, _id: -1 });
  schema.index({ ownerId: 1, favorite: 1, createdAt: -1, _id: -1 });
  schema.index({ ownerId: 1, tagKeys: 1, createdAt: -1, _id: -1 });
  schema.index({ ownerId: 1, searchParts: 1 });
  schema.index({ ownerId: 1, collections: 1, createdAt: -1, _id: -1 });
  schema.index({ ownerId: 1, isOwnWork: 1 }, { partialFilterExpression: { isOwnWork: true } });
  schema.index({ isPending: 1 }, { partialFilterExpression: { isPending: true } });
  schema.index({ removedAt: 1 }, { partialFilterExpression: { removedAt: { $exists: true } } });
  schema.index({ keptUntil: 1 }, { expireAfterSeconds: 0 });
  schema.index(
    { shareToken: 1 },
    { unique: true, partialFilterExpression: { shareToken: { $exists: true } } },
  );
  schema.index(
    { ownerId: 1, copyOf: 1 },
    { unique: true, partialFilterExpression: { copyOf: { $exists: true } } },
  );
  schema.index({ 'photo.id': 1 }, { partialFilterExpression: { 'photo.id': { $exists: true } } });
  schema.index(
    { tableIn: 1, createdAt: -1, _id: -1 },
    { partialFilterExpression: { tableIn: { $exists: true } } },
  );
  indexPublications(schema);
  schema.plugin(outbox);
  countsFollow(schema, connection);
  return connection.model<RecipeDocument>('Recipe', schema, 'recipes');
}

export type RecipeModel = ReturnType<typeof recipeModel>;

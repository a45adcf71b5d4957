import type { PublicationBody, PublicationOutcome, Recipe, RecipeHalal } from '@sufra/contracts';
import type { SearchFields } from '@sufra/service-kit';
import { Schema } from 'mongoose';
import type { StoredPhoto } from './stored-photo.ts';

type Texts = 'title' | 'description' | 'prepTime' | 'cookTime' | 'ingredientLines' | 'steps' | 'calories';
type Marks = 'tags' | 'options' | 'source' | 'notes' | 'isAdapted' | 'isEdited';

/** A text of a recipe as it was sent to the moderators: later changes of the recipe do not reach it. */
export interface PublicText
  extends Pick<Recipe, Texts | Marks>,
    Pick<PublicationBody, 'author' | 'meal' | 'language'> {
  version: number;
  photo?: StoredPhoto | null;
}

/**
 * How far a recipe's publication is. It lies in the recipe, so that a save of its text and what that means for the public page are
 * one write, and it goes with the recipe.
 */
export interface StoredPublication extends Partial<SearchFields> {
  /** As its owner last said them. */
  asked: PublicationBody;
  /** Given with the first approval, and kept while the recipe is published. */
  slug?: string | null;
  isPublic: boolean;
  isWaiting: boolean;
  waiting?: PublicText | null;
  askedAt?: Date | null;
  approved?: PublicText | null;
  publishedAt?: Date | null;
  /** When the approved text was approved. */
  changedAt?: Date | null;
  /** Of the approved text, and the guard that said so. */
  halal?: RecipeHalal | null;
  guardVersion?: string | null;
  withheldAt?: Date | null;
  answer?: { outcome: PublicationOutcome; reason: string; answeredAt: Date } | null;
}

const { Mixed } = Schema.Types;

/** The texts are written whole, and read so. */
export const publicationSchema = new Schema<StoredPublication>(
  {
    asked: Mixed,
    slug: String,
    isPublic: Boolean,
    isWaiting: Boolean,
    waiting: Mixed,
    askedAt: Date,
    approved: Mixed,
    publishedAt: Date,
    changedAt: Date,
    halal: Mixed,
    guardVersion: String,
    withheldAt: Date,
    answer: Mixed,
    searchText: String,
    searchParts: { type: [String], default: undefined },
  },
  { _id: false, minimize: false },
);

const onlyPublic = { partialFilterExpression: { 'publication.isPublic': true } };
const newest = { 'publication.publishedAt': -1, _id: -1 } as const;

/** Of what visitors and moderators ask for: the recipes that are neither cost them nothing. */
export function indexPublications<T>(schema: Schema<T>): void {
  schema.index({ 'publication.isPublic': 1, ...newest }, onlyPublic);
  schema.index({ 'publication.approved.meal': 1, ...newest }, onlyPublic);
  schema.index({ 'publication.approved.options.cuisine': 1, ...newest }, onlyPublic);
  schema.index({ 'publication.searchParts': 1 }, onlyPublic);
  schema.index(
    { 'publication.slug': 1 },
    { unique: true, partialFilterExpression: { 'publication.slug': { $exists: true } } },
  );
  for (const text of ['waiting', 'approved']) {
    const photo = `publication.${text}.photo.id`;
    schema.index({ [photo]: 1 }, { partialFilterExpression: { [photo]: { $exists: true } } });
  }
  schema.index(
    { 'publication.isWaiting': 1, 'publication.askedAt': -1, _id: -1 },
    { partialFilterExpression: { 'publication.isWaiting': true } },
  );
  schema.index(
    { 'publication.guardVersion': 1 },
    { partialFilterExpression: { 'publication.guardVersion': { $exists: true } } },
  );
}

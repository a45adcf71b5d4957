import { Types } from 'mongoose';
import { guard } from '../src/halal/guard.ts';
import type { RecipeDocument } from '../src/recipe/recipe-model.ts';
import { searchFields } from '../src/recipe/search-fields.ts';

/** A recipe as the database holds it; what it is found by fits its texts. */
export function aRecipe(overrides: Partial<RecipeDocument> = {}): RecipeDocument {
  const recipe = { ...soup(), ...overrides };
  return { ...recipe, ...searchFields(recipe), ...overrides };
}

const soup = (): RecipeDocument => ({
  _id: new Types.ObjectId(),
  ownerId: '5afa00000000000000000001',
  isPending: false,
  title: 'Barley soup with lamb',
  description: 'A thick soup for a cold evening.',
  prepTime: 15,
  cookTime: 60,
  ingredientLines: [
    { quantity: 200, unit: 'g', item: 'pearl barley', note: null },
    { quantity: 500, unit: 'g', item: 'lamb shoulder', note: 'in cubes' },
  ],
  steps: [
    { text: 'Brown the lamb.', minutes: null },
    { text: 'Simmer everything until the barley is soft.', minutes: 50 },
  ],
  calories: 480,
  tags: ['soup'],
  createdAt: new Date('2026-10-01T12:00:00Z'),
  options: { servingSize: 4, spiceLevel: 'Mild', cuisine: 'Middle Eastern', avoid: ['nuts'] },
  halal: { verdict: 'halal', notes: [], forbidden: [] },
  guardVersion: guard.version,
  source: { kind: 'model', name: 'a-model' },
  isSaved: true,
  favorite: false,
  v: 1,
  outbox: [],
  leaseUntil: new Date(0),
});

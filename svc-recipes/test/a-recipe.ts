import { Types } from 'mongoose';
import type { RecipeDocument } from '../src/library/recipe-model.ts';

export const aRecipe = (overrides: Partial<RecipeDocument> = {}): RecipeDocument => ({
  _id: new Types.ObjectId(),
  ownerId: '5afa00000000000000000001',
  title: 'Barley soup with lamb',
  description: 'A thick soup for a cold evening.',
  prepTime: 15,
  cookTime: 60,
  ingredients: ['200 g pearl barley', '500 g lamb shoulder'],
  instructions: ['Brown the lamb.', 'Simmer everything until the barley is soft.'],
  calories: 480,
  tags: ['soup'],
  createdAt: new Date('2026-10-01T12:00:00Z'),
  options: { servingSize: 4, spiceLevel: 'Mild', cuisine: 'Middle Eastern', avoid: ['nuts'] },
  ...overrides,
});

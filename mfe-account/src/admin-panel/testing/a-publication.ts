import type { PublicationInQueue } from '@sufra/contracts';

export const aPublication = (more: Partial<PublicationInQueue> = {}): PublicationInQueue => ({
  _id: 'a'.repeat(24),
  askedAt: '2026-11-20T15:14:00.000Z',
  waiting: {
    ...{ title: 'Barley soup', description: 'For a cold evening.', author: 'Maryam K.', language: 'en' },
    ...{ meal: 'Main Meals', prepTime: 10, cookTime: 50, calories: 0, tags: ['Soup'], notes: '' },
    ingredients: ['200 g pearl barley'],
    instructions: ['Simmer it.'],
    ingredientLines: [{ quantity: 200, unit: 'g', item: 'pearl barley', note: null }],
    steps: [{ text: 'Simmer it.', minutes: null }],
    createdAt: '2026-11-20T15:14:00.000Z',
    options: { avoid: [], servingSize: 4 },
    halal: { verdict: 'halal', notes: [], forbidden: [] },
    contents: { contains: [], diets: [] },
    nutrition: null,
    picture: { path: '/api/v1/recipes/pictures/x', alt: 'A soup' },
    source: { kind: 'own', name: '' },
    ...{ isAdapted: false, isEdited: false },
  },
  approved: null,
  ...{ slug: null, isPublic: false, isByMember: true, answer: null },
  ...more,
});

import { expect, type Page } from '@playwright/test';
import type { ProductStatus } from '@sufra/service-kit/testing';
import { MongoClient, ObjectId } from 'mongodb';

/** The database of svc-recipes: that of the product's embedded Mongo, or of the one that MONGO_URL names. */
async function recipesDatabase(page: Page) {
  const status: ProductStatus = await (await page.request.get('/__local/status')).json();
  const url = process.env.MONGO_URL ?? status.parts.find(({ name }) => name === 'embedded-mongo')?.url;
  expect(url, 'the address of the database').toBeDefined();
  return new MongoClient(url ?? '').connect();
}

const line = (quantity: number | null, unit: string | null, item: string) => ({ quantity, unit, item });

/** A saved recipe with bacon, as a guard of an older version would have let it through. */
export async function plantOlderRecipe(page: Page, ownerId: string) {
  const _id = new ObjectId();
  const shareToken = Buffer.from(_id.id).toString('base64url').padEnd(22, 'A');
  const client = await recipesDatabase(page);
  try {
    await client
      .db('sufra-recipes')
      .collection('recipes')
      .insertOne({
        _id,
        ownerId,
        isPending: false,
        title: 'Pasta carbonara',
        description: 'Silky eggs, sharp cheese and something crisp, in the time that the pasta takes.',
        prepTime: 10,
        cookTime: 15,
        ingredientLines: [
          line(400, 'g', 'spaghetti'),
          line(150, 'g', 'smoked bacon'),
          line(4, null, 'eggs'),
          line(null, null, 'black pepper'),
        ],
        steps: [
          { text: 'Boil the spaghetti in salted water.', minutes: 10 },
          { text: 'Fry the bacon in a wide pan until it is crisp.', minutes: 6 },
          { text: 'Off the heat, stir in the eggs and the pepper.' },
        ],
        calories: 640,
        tags: ['Quick', 'Pasta'],
        createdAt: new Date('2026-03-01T18:00:00Z'),
        options: { servingSize: 4, avoid: [] },
        halal: { verdict: 'halal', notes: [] },
        guardVersion: '0.9.0',
        source: { kind: 'model', name: 'a-model' },
        isSaved: true,
        favorite: false,
        shareToken,
        v: 1,
        outbox: [],
        leaseUntil: new Date(0),
      });
  } finally {
    await client.close();
  }
  return { path: `/recipes/${_id}`, address: `/r/${shareToken}` };
}

import type { PublicationBody, WrittenRecipe } from '@sufra/contracts';
import { recordCreate } from '@sufra/service-kit';
import { Types } from 'mongoose';
import { guard } from '../halal/guard.ts';
import { storedText } from '../own/stored-text.ts';
import { slugOf } from '../published/answer-publication.ts';
import { house } from '../published/house.ts';
import { publicText } from '../published/public-text.ts';
import type { RecipeModel } from '../recipe/recipe-model.ts';
import { searchFields } from '../recipe/search-fields.ts';
import written from './house-recipes.json' with { type: 'json' };

const author = 'Sufra';
const day = 86_400_000;
const newest = Date.parse('2026-11-22T09:00:00Z');

type HouseRecipe = Omit<WrittenRecipe, 'notes'> & Omit<PublicationBody, 'author'>;

/** The recipes of the house, which show visitors what it is worth. They are there once, and those that moderators took off stay away. */
export async function seedHouse(recipes: RecipeModel): Promise<void> {
  if (await recipes.exists({ ownerId: house })) return;
  await recipes.insertMany((written as HouseRecipe[]).map(published));
}

function published({ meal, cuisine, language, ...text }: HouseRecipe, at: number) {
  const { steps, ...stored } = storedText({ ...text, notes: '' });
  const recipe = {
    ...stored,
    steps: steps.map(step => timed(step.text)),
    options: { avoid: [], servingSize: text.servings, ...(cuisine && { cuisine }) },
    source: { kind: 'own' as const, name: '' },
    language,
  };
  const asked = { author, meal, cuisine, language };
  const approved = publicText(recipe, asked);
  const halal = guard.judgeRecipe(approved);
  const createdAt = new Date(newest - at * day);
  const { searchText, searchParts } = searchFields(recipe);
  return recordCreate({
    ...{ ...recipe, ...searchFields(recipe) },
    ...{ _id: new Types.ObjectId(), ownerId: house, createdAt, halal, guardVersion: guard.version },
    ...{ isPending: false, isSaved: true, favorite: false },
    publication: {
      ...{ asked, approved, slug: slugOf(text.title), halal, guardVersion: guard.version },
      ...{ isPublic: halal.verdict !== 'haram', isWaiting: false, searchText, searchParts },
      ...{ publishedAt: createdAt, changedAt: createdAt },
    },
  });
}

/** 'Simmer for 20 minutes. @20': the sign says how long the step takes. */
function timed(text: string) {
  const [, words = text, minutes] = /^([^@]*)@(\d{1,3})$/.exec(text) ?? [];
  return { text: words.trim(), minutes: minutes ? Number(minutes) : null };
}

import OpenAI from 'openai';
import type { Chef } from '../src/start-chef.ts';

/** The real client, as the service uses it, with retries left to the test. */
export const clientOf = (chef: Chef) => new OpenAI({ apiKey: 'any key', baseURL: chef.url, maxRetries: 0 });

export const requestMessage = (request: object) => ({
  role: 'user' as const,
  content: `What to cook:\n<request>${JSON.stringify(request)}</request>`,
});

export const systemMessage = { role: 'system' as const, content: 'You are a chef. CANARY-7.' };

export const biryani = requestMessage({
  mode: 'ingredients',
  ingredients: ['chicken', 'rice', 'yoghurt'],
  mealType: 'Main Meals',
  servingSize: 4,
  cuisine: 'Desi',
});

const nullable = (type: string) => ({ type: [type, 'null'] });
const closed = (properties: Record<string, unknown>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** The shape that the service asks for. */
export const recipeSchema = closed({
  isFood: { type: 'boolean' },
  title: { type: 'string' },
  description: { type: 'string' },
  prepTime: { type: 'integer' },
  cookTime: { type: 'integer' },
  calories: { type: 'integer' },
  tags: { type: 'array', items: { type: 'string' } },
  ingredientLines: {
    type: 'array',
    items: closed({
      quantity: nullable('number'),
      unit: nullable('string'),
      item: { type: 'string' },
      note: nullable('string'),
    }),
  },
  steps: { type: 'array', items: closed({ text: { type: 'string' }, minutes: nullable('integer') }) },
  unmet: { type: 'array', items: { type: 'string' } },
});

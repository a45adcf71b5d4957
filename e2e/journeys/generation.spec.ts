import type { Page } from '@playwright/test';
import { newMember } from '../src/new-member.ts';
import { expect, test } from '../src/site.ts';

const path = '/api/v1/recipes/generate-openai';
const carbonara = 'spaghetti carbonara with guanciale and white wine, for 4';

/** A new free member, whose calls go through the gateway to the chef that needs no AI. */
async function freeMember(page: Page) {
  const { email, password } = await newMember(page, 'cook');
  const signedIn = await page.request.post('/api/v1/auth/signin', { data: { email, password } });
  const { token } = await signedIn.json();
  const headers = { authorization: `Bearer ${token}` };
  return {
    ask: (data: object, more: Record<string, string> = {}) =>
      page.request.post(path, { data, headers: { ...headers, ...more } }),
    me: async () => (await (await page.request.get('/api/v1/auth/me', { headers })).json()).user,
  };
}

test('a free member generates three recipes and is stopped at the fourth', async ({ page }) => {
  const { ask, me } = await freeMember(page);
  const titles = [];
  for (const ingredients of [['chicken', 'rice'], ['lentils'], ['salmon', 'spinach']]) {
    const answer = await ask({ ingredients, mealType: 'Main Meals', avoid: ['pork', 'alcohol'] });
    expect(answer.status()).toBe(201);
    const { recipe } = await answer.json();
    expect(recipe.source).toMatchObject({ kind: 'local-chef' });
    expect(recipe.ingredients.length).toBeGreaterThan(3);
    titles.push(recipe.title);
  }
  expect(new Set(titles).size).toBe(3);
  const fourth = await ask({ ingredients: ['potatoes'], mealType: 'Snack' });
  expect(fourth.status()).toBe(403);
  expect(await fourth.json()).toMatchObject({
    code: 'quota_exhausted',
    message: "You've reached your limit.",
  });
  await expect.poll(me).toMatchObject({ recipesGenerated: 3, generations_left: 0 });
});

test('what is haram is refused with what, why and what instead; the same made halal goes through', async ({
  page,
}) => {
  const { ask, me } = await freeMember(page);
  const refused = await ask({ userPrompt: carbonara });
  expect(refused.status()).toBe(422);
  const { code, message } = await refused.json();
  expect(code).toBe('not_halal');
  expect(message).toContain('guanciale');
  expect(message).toContain('wine');
  expect(message).toContain('Instead: ');
  expect(await me()).toMatchObject({ recipesGenerated: 0, generations_left: 3 });

  const halal = await ask({ userPrompt: 'spaghetti carbonara with beef bacon and stock, for 4' });
  expect(halal.status()).toBe(201);
});

test('a recipe comes through the gateway as it grows, and a repeated request finds the same', async ({
  page,
}) => {
  const { ask, me } = await freeMember(page);
  const more = { accept: 'text/event-stream', 'idempotency-key': 'one-evening' };
  const request = { userPrompt: 'something with lentils for 4, not spicy' };
  const answer = await ask(request, more);
  expect(answer.headers()['content-type']).toContain('text/event-stream');
  const events = (await answer.text())
    .split('\n\n')
    .filter(Boolean)
    .map(block => {
      const [, event, data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
      return { event, data: JSON.parse(data) };
    });
  expect(events[0]).toEqual({ event: 'progress', data: { stage: 'accepted' } });
  const parts = events.filter(({ event }) => event === 'part').map(({ data }) => data.part);
  expect(parts.slice(0, 2)).toEqual(['title', 'description']);
  expect(parts).toContain('step');
  const { event, data } = events.at(-1) ?? {};
  expect(event).toBe('done');
  const again = await (await ask(request, { 'idempotency-key': 'one-evening' })).json();
  expect(again.recipe).toEqual(data.recipe);
  await expect.poll(me).toMatchObject({ recipesGenerated: 1 });
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const check = (body: object) => ask(under.service.url, 'POST /halal/check', { body });

test('a visitor checks a label: each part with its verdict, and where the schools differ', async () => {
  const text = 'Sugar, emulsifier (E-471, INS 322), colour E 120; squid 3,5 %';
  const { status, body } = await check({ text });
  expect(status).toBe(200);
  expect(body).toMatchObject({ verdict: 'haram', version: expect.stringMatching(/^\d/) });
  const lines = body.lines as { text: string; verdict: string; differing: object[] }[];
  expect(lines.map(line => [line.text, line.verdict])).toEqual([
    ['Sugar', 'halal'],
    ['emulsifier (E-471, INS 322)', 'doubtful'],
    ['colour E 120', 'haram'],
    ['squid 3,5 %', 'halal'],
  ]);
  expect(body.contents.contains).toMatchObject([{ allergen: 'molluscs', lines: [{ index: 3 }] }]);
  expect(lines[3]?.differing).toMatchObject([{ held: { hanafi: { verdict: 'haram' } } }]);
  const hanafi = await check({ text: 'squid', school: 'hanafi' });
  expect(hanafi.body).toMatchObject({ verdict: 'haram' });
});

test('what is empty, too long or of no school is refused', async () => {
  for (const body of [{ text: ' ' }, { text: 'a'.repeat(4_001) }, { text: 'salt', school: 'mine' }, {}])
    expect((await check(body)).status).toBe(400);
});

test('a member has a recipe made halal, and a dish that cannot be is refused with three others', async () => {
  const token = await under.platform.keySet.tokenFor({ userId: aMemberId() });
  const make = (body: object) => ask(under.service.url, 'POST /recipes/make-halal', { token, body });
  const carbonara = {
    title: 'Carbonara',
    ingredients: ['200 g spaghetti', '100 g pancetta', '50 ml white wine', '2 eggs'],
    instructions: ['Fry the pancetta.'],
  };
  const { status, body } = await make({ ...carbonara, choices: [{ index: 1, use: 'beef bacon' }] });
  expect(status).toBe(200);
  expect(body).toMatchObject({ adapted: true, recipe: { instructions: ['Fry the beef bacon.'] } });
  expect(body.lines).toMatchObject([{ index: 1, chosen: 'beef bacon' }, { index: 2 }]);
  expect(body.ingredients.map(({ text }: { text: string }) => text)).toEqual(body.recipe.ingredients);
  expect(body.halal.verdict).toBe('halal');

  const plate = await make({ title: 'Prosciutto', ingredients: ['200 g prosciutto'], instructions: [] });
  expect(plate).toMatchObject({ status: 422, body: { code: 'dish_not_halal' } });
  expect(plate.body.details).toHaveLength(3);
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GenerationBody } from '@sufra/contracts';
import { type Chef, startChef } from '../../../../local/stand-ins/chef/index.ts';
import { answerOf } from '../../../test/answer-of.ts';
import { kitchenWishes } from '../../../test/kitchen-wishes.ts';
import { guard } from '../../halal/guard.ts';
import { checkDraft } from '../check/check-draft.ts';
import { assertHalalRequest } from '../check/check-request.ts';
import { firstMessages } from '../prompts.ts';
import { readRequest } from '../request/read-request.ts';
import { isIn } from './lines-not-in.ts';

let chef: Chef;
beforeAll(async () => {
  chef = await startChef({ paceMs: 0 });
});
afterAll(() => chef.stop());

async function cook(asked: object) {
  const request = readRequest(GenerationBody.parse(asked));
  assertHalalRequest(guard.judgeText, request);
  const { options, language } = request;
  return checkDraft(await answerOf(chef, firstMessages(request)), {
    judge: guard.judgeRecipe,
    avoiding: options,
    servingSize: options.servingSize,
    language,
    wish: request.mode === 'prompt' ? request.userPrompt : '',
  });
}

async function recipeOf(asked: object) {
  const checked = await cook(asked);
  if (checked.outcome !== 'good') throw new Error(JSON.stringify(checked));
  return checked.recipe;
}

const languages = Object.keys(kitchenWishes) as (keyof typeof kitchenWishes)[];

describe.each(languages)('the kitchen without AI in %s', language => {
  const { wishes, unknown, forTwo, without, hot } = kitchenWishes[language];

  test('is asked twenty times', () => {
    expect(wishes).toHaveLength(20);
  });

  test.each(wishes)('cooks “%s” as %s: whole, halal and in that language', async (userPrompt, title) => {
    const checked = await cook({ userPrompt, language });
    expect(checked).toMatchObject({ outcome: 'good', recipe: { title }, halal: { forbidden: [] } });
  });

  test('cooks from ingredients, for as many as are asked for', async () => {
    const [ingredients, title] = kitchenWishes[language].ingredients;
    const asked = { ingredients, mealType: 'Main Meals', language };
    const [four, ten] = await Promise.all([recipeOf(asked), recipeOf({ ...asked, servingSize: 10 })]);
    expect([four.title, four.servings, ten.servings]).toEqual([title, 4, 10]);
    const amount = ({ ingredientLines }: typeof four) => ingredientLines[0]?.quantity ?? 0;
    expect(amount(ten)).toBeGreaterThan(amount(four) * 2);
  });

  test('reads for how many in the words of the wish', async () => {
    expect(await recipeOf({ userPrompt: forTwo, language })).toMatchObject({ servings: 2 });
  });

  test('leaves out what is avoided, in the wish and on the list, or cooks another dish', async () => {
    const [wish, food, dish, list] = without;
    for (const asked of [{ userPrompt: wish }, { userPrompt: dish, avoid: list }]) {
      const { ingredientLines, steps } = await recipeOf({ ...asked, language });
      const all = [...ingredientLines.map(({ item }) => item), ...steps.map(({ text }) => text)].join(' ');
      expect(all).not.toContain(food);
    }
  });

  test('makes it hot or not', async () => {
    const asked = { userPrompt: hot[0], language };
    const [plain, mild, spicy] = await Promise.all([
      recipeOf({ ...asked, spiceLevel: 'No Spice' }),
      recipeOf({ ...asked, spiceLevel: 'Mild' }),
      recipeOf({ ...asked, spiceLevel: 'Extra Spicy' }),
    ]);
    const heat = ({ ingredientLines }: typeof plain) =>
      ingredientLines.find(({ item }) => item.includes(hot[1]))?.quantity ?? 0;
    expect(heat(plain)).toBe(0);
    expect(heat(spicy)).toBeGreaterThan(heat(mild));
    expect(plain.steps.map(({ text }) => text).join(' ')).not.toMatch(/[[\]]/);
  });

  test('says of what it does not know which dishes it does, in that language', async () => {
    const checked = await cook({ userPrompt: unknown, language });
    const knows = checked.outcome === 'not food' ? (checked.knows ?? []) : [];
    expect(knows.length).toBeGreaterThan(4);
    expect(knows.filter(title => !isIn(title, language))).toEqual([]);
  });
});

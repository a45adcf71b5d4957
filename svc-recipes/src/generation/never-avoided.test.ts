import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aWrittenRecipe } from '../../test/a-written-recipe.ts';
import { say } from '../../test/start-cook.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

/** What is on the list, and what a careless kitchen slips in. */
const slips = [
  ['دودھ', 'ghee'],
  ['süt', 'paneer'],
  ['Milchprodukte', 'beurre'],
  ['leche', 'whey powder'],
  ['молоко', 'labneh'],
  ['molluscs', 'mussels'],
  ['crustáceos', 'king prawns'],
  ['udang', 'crevettes'],
  ['soybeans', 'tofu'],
  ['soja', 'miso paste'],
  ['sulphites', 'balsamic vinegar'],
  ['Sesam', 'tahini'],
  ['سمسم', 'za’atar'],
  ['nuts', 'marzipan'],
  ['বাদাম', 'cashews'],
  ['noix de cajou', 'kaju'],
  ['yer fıstığı', 'satay sauce'],
  ['arachides', 'peanut butter'],
  ['gluten', 'couscous'],
  ['Weizen', 'bulgur'],
  ['glúten', 'seitan'],
  ['eggs', 'mayonnaise'],
  ['ডিম', 'egg whites'],
  ['fish', 'Worcestershire sauce'],
  ['balık', 'anchovies'],
];

/** More than one recipe is asked for. */
const mostCalls = 10;

test('of fifty generations with a kitchen that slips in what is avoided, none passes', async () => {
  const answers: [string, number, string][] = [];
  const expected: unknown[] = [];
  for (const [avoid = '', item = ''] of slips)
    for (const place of ['ingredient', 'step']) {
      const line = { quantity: 100, unit: 'g', item, note: null };
      const written = aWrittenRecipe();
      const steps = [...written.steps, { text: `Stir in the ${item}.`, minutes: null }];
      const ingredientLines = [...written.ingredientLines, line];
      const slip = say(aWrittenRecipe(place === 'ingredient' ? { ingredientLines } : { steps }));
      under.cook.play(...Array.from({ length: mostCalls }, () => slip));
      const token = await under.platform.keySet.tokenFor({ userId: aMemberId() });
      const body = { userPrompt: 'Something for dinner', avoid: [avoid] };
      const { status, body: answer } = await ask(under.service.url, 'POST /recipes/generate-openai', {
        token,
        body,
      });
      expected.push([item, 502, expect.stringContaining(`“${avoid}”`)]);
      answers.push([item, status, String(answer.message)]);
    }
  expect(answers).toHaveLength(50);
  expect(answers).toEqual(expected);
}, 240_000);

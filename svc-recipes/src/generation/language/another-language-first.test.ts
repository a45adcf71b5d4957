import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GenerationBody, type SiteLanguage, siteLanguages } from '@sufra/contracts';
import { createLog } from '@sufra/service-kit';
import { type Chef, startChef } from '../../../../local/stand-ins/chef/index.ts';
import { answerOf } from '../../../test/answer-of.ts';
import { forbiddenWishes } from '../../../test/forbidden-wishes.ts';
import { kitchenWishes } from '../../../test/kitchen-wishes.ts';
import { guard } from '../../halal/guard.ts';
import { assertHalalRequest } from '../check/check-request.ts';
import { deadlineIn } from '../deadline.ts';
import { firstMessages } from '../prompts.ts';
import { readRequest } from '../request/read-request.ts';
import { writeRecipe } from '../write-recipe.ts';
import { isIn } from './lines-not-in.ts';

let chef: Chef;
beforeAll(async () => {
  chef = await startChef({ paceMs: 0 });
});
afterAll(() => chef.stop());

const englishWishes = [
  ...['chicken biryani', 'red lentil soup', 'lamb tagine', 'shakshuka for two', 'beef rendang', 'hummus'],
  ...['butter chicken', 'lasagne', 'ghormeh sabzi', 'menemen', 'chicken kabsa', 'pad thai with tofu'],
  ...['miso soup', 'stuffed peppers', 'harira', 'nasi goreng', 'fattoush', 'chana masala'],
  ...['mushroom risotto', 'fried rice with egg'],
];
const elsewhere = {
  en: 'lentil soup',
  ar: 'شوربة العدس',
  ur: 'دال',
  tr: 'mercimek çorbası',
  fr: 'harira',
  id: 'soto ayam',
};

/** What a model makes of a wish that writes a recipe of another language first, and then is told so. */
async function writtenAfter(
  wish: string,
  { language, other }: { language: SiteLanguage; other: SiteLanguage },
) {
  const outcomes: string[] = [];
  const shown: string[] = [];
  const ask = async (asked: object, onText: (soFar: string) => void) => {
    const text = await answerOf(chef, firstMessages(readRequest(GenerationBody.parse(asked))));
    onText(text);
    return { text, modelName: 'a model' };
  };
  const { recipe, halal } = await writeRecipe(
    {
      guard,
      log: createLog({ name: 'test', level: 'silent' }),
      maxCalls: 3,
      model: ({ onText }) =>
        outcomes.length === 0
          ? ask({ userPrompt: elsewhere[other], language: other }, onText)
          : ask({ userPrompt: wish, language }, onText),
      noteDraft: ({ outcome }) => outcomes.push(outcome),
    },
    {
      request: readRequest(GenerationBody.parse({ userPrompt: wish, language })),
      school: null,
      unsaid: { avoid: [] },
      signal: new AbortController().signal,
      deadline: deadlineIn(60_000),
      show: event => {
        if (event.event !== 'part') return;
        const { part, value } = event.data;
        if (part === 'ingredient') shown.push(value.item);
        if (part === 'step') shown.push(value.text);
      },
      onWritten: () => undefined,
    },
  );
  return { outcomes, shown, recipe, halal };
}

describe.each(siteLanguages)('in %s', language => {
  const wishes = language === 'en' ? englishWishes : kitchenWishes[language].wishes.map(([wish]) => wish);
  // The next language in the row, in which the model answers at first.
  const other = siteLanguages[(siteLanguages.indexOf(language) + 1) % siteLanguages.length] ?? 'en';

  test.each(forbiddenWishes[language])('“%s” is refused', userPrompt => {
    const request = readRequest(GenerationBody.parse({ userPrompt, language }));
    expect(() => assertHalalRequest(guard.judgeText, request)).toThrow(
      expect.objectContaining({ code: 'not_halal' }),
    );
  });

  test(`twenty wishes are cooked by a model that answers in ${other} once, and nothing of that is shown`, async () => {
    expect(wishes).toHaveLength(20);
    const written = await Promise.all(wishes.map(wish => writtenAfter(wish, { language, other })));
    expect(written.filter(({ outcomes }) => outcomes.join() !== 'foreign,good')).toEqual([]);
    const lines = written.flatMap(({ recipe, shown }) => [
      ...shown,
      recipe.title,
      ...recipe.ingredientLines.map(({ item }) => item),
      ...recipe.steps.map(({ text }) => text),
    ]);
    expect(lines.length).toBeGreaterThan(300);
    const foreign = lines.filter(line => !isIn(line, language));
    expect(foreign.length).toBeLessThan(lines.length / 50);
    expect(written.flatMap(({ halal }) => halal.forbidden)).toEqual([]);
  });
});

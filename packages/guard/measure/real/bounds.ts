import { z } from 'zod';
import { LabelledLine, LabelledRecipe } from '../labelled.ts';
import { readJsonl } from '../read-jsonl.ts';
import { type JudgedLine, judgeAll } from '../score.ts';
import { isPassed, isRefused, type JudgedRecipe, judgeRecipes } from '../score-recipes.ts';
import { real } from './real-data.ts';

/** Of one language: how many may be read wrongly at most, and how many haram lines must be caught at least. */
export const Bound = z.object({
  haramLines: z.number(),
  haramCaught: z.number(),
  halalLines: z.number(),
  halalRejected: z.number(),
  cleanRecipes: z.number(),
  cleanRefused: z.number(),
  haramRecipes: z.number(),
  haramPassed: z.number(),
});
export type Bound = z.infer<typeof Bound>;
export const Bounds = z.record(z.string(), Bound);

export type JudgedData = { lines: JudgedLine[]; recipes: JudgedRecipe[] };

export const judgeRealData = (): JudgedData => ({
  lines: judgeAll(readJsonl(real.lines, LabelledLine)),
  recipes: judgeRecipes(readJsonl(real.recipes, LabelledRecipe)),
});

export const isMissed = ({ verdict, judged }: JudgedLine) => verdict === 'haram' && judged !== 'haram';
export const isRejected = ({ verdict, judged }: JudgedLine) => verdict === 'halal' && judged === 'haram';

/** What the guard reaches, by language. */
export function reached({ lines, recipes }: JudgedData): Record<string, Bound> {
  const languages = [...new Set([...lines, ...recipes].map(({ lang }) => lang))].toSorted();
  return Object.fromEntries(
    languages.map(language => {
      const own = lines.filter(({ lang }) => lang === language);
      const ownRecipes = recipes.filter(({ lang }) => lang === language);
      const haram = own.filter(({ verdict }) => verdict === 'haram');
      return [
        language,
        {
          haramLines: haram.length,
          haramCaught: haram.filter(line => !isMissed(line)).length,
          halalLines: own.filter(({ verdict }) => verdict === 'halal').length,
          halalRejected: own.filter(isRejected).length,
          cleanRecipes: ownRecipes.filter(({ gold }) => gold === 'clean').length,
          cleanRefused: ownRecipes.filter(isRefused).length,
          haramRecipes: ownRecipes.filter(({ gold }) => gold === 'haram').length,
          haramPassed: ownRecipes.filter(isPassed).length,
        },
      ];
    }),
  );
}

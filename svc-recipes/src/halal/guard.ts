import type { School } from '@sufra/contracts';
import { guardVersion } from '@sufra/guard';
import { type JudgeRecipe, judgeRecipe } from './judge-recipe.ts';
import { type JudgeText, judgeText } from './judge-text.ts';

/** The halal guard as this service asks it. */
export interface Guard {
  /** Of its words and its reading together; another version may judge differently. */
  version: string;
  judgeText: JudgeText;
  judgeRecipe: JudgeRecipe;
}

export const guard: Guard = { version: guardVersion, judgeText, judgeRecipe };

/** The guard for a member who follows a school of law; without one it keeps to the line of the site. */
export const guardOfSchool = (by: Guard, school: School | null): Guard =>
  school === null
    ? by
    : {
        version: by.version,
        judgeText: (text, ingredients, language) => by.judgeText(text, ingredients, language, school),
        judgeRecipe: recipe => by.judgeRecipe(recipe, school),
      };

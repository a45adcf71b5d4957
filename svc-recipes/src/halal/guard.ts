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

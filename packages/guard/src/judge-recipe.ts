import { judge } from './judge-text.ts';
import { type Finding, type Verdict, worstOf } from './judgement.ts';

/** The texts of one recipe; `language` is the one it was asked for in, where the caller knows it ('en', 'ur-Latn'). */
export type RecipeText = {
  title: string;
  ingredients: readonly string[];
  steps: readonly string[];
  language?: string;
};

/** A finding with the text that it is in. */
export type RecipeFinding = Finding & { part: 'title' | 'ingredients' | 'steps'; index: number };
export type RecipeJudgement = { verdict: Verdict; findings: RecipeFinding[] };

/** Judges a recipe as a whole: an ingredient speaks for itself, title and steps are judged by what the ingredients say. */
export function judgeRecipe({ title, ingredients, steps, language }: RecipeText): RecipeJudgement {
  const around = [title, ...ingredients, ...steps];
  const recipe = { ingredients, around, language };
  const findings = [
    ...judge(title, recipe).findings.map(finding => ({ ...finding, part: 'title' as const, index: 0 })),
    ...ingredients.flatMap((text, index) =>
      judge(text, { around, language }).findings.map(finding => ({
        ...finding,
        part: 'ingredients' as const,
        index,
      })),
    ),
    ...steps.flatMap((text, index) =>
      judge(text, recipe).findings.map(finding => ({ ...finding, part: 'steps' as const, index })),
    ),
  ];
  return { verdict: worstOf(findings), findings };
}

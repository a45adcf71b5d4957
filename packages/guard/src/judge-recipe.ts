import { type Context, judge } from './judge-text.ts';
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
export function judgeRecipe(recipe: RecipeText): RecipeJudgement {
  const findings = findingsOf(recipe, judge);
  return { verdict: worstOf(findings), findings };
}

type Place = Pick<RecipeFinding, 'part' | 'index'>;
type Judge<Found> = (text: string, context: Context) => { findings: readonly Found[] };

/** What is found in each text of a recipe, with its place. */
export function findingsOf<Found>(
  { title, ingredients, steps, language }: RecipeText,
  judgeOne: Judge<Found>,
): (Found & Place)[] {
  const around = [title, ...ingredients, ...steps];
  const recipe = { ingredients, around, language };
  const read = (text: string, context: Context, place: Place) =>
    judgeOne(text, context).findings.map(finding => ({ ...finding, ...place }));
  return [
    ...read(title, recipe, { part: 'title', index: 0 }),
    ...ingredients.flatMap((text, index) => read(text, { around, language }, { part: 'ingredients', index })),
    ...steps.flatMap((text, index) => read(text, recipe, { part: 'steps', index })),
  ];
}

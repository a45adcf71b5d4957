import { judgeText } from './judge-text.ts';
import { type Judgement, worstOf } from './judgement.ts';

export interface RecipeTexts {
  title: string;
  description: string;
  tags: readonly string[];
  ingredients: readonly string[];
  steps: readonly string[];
}

/** Judges every part of a recipe: an ingredient by itself, all else by what the ingredients say. */
export function judgeRecipe({ title, description, tags, ingredients, steps }: RecipeTexts): Judgement {
  const findings = [
    ...ingredients.map(text => judgeText(text)),
    ...[title, description, ...tags, ...steps].map(text => judgeText(text, ingredients)),
  ].flatMap(judged => judged.findings);
  return { verdict: worstOf(findings), findings };
}

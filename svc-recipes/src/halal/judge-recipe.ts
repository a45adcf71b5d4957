import type { HalalFinding, PlacedFinding, Recipe, RecipeHalal } from '@sufra/contracts';
import { type Finding, judge, judgeRecipe as judgeTexts } from '@sufra/guard';
import { ingredientText } from '../recipe/ingredient-text.ts';
import { eachOnce } from './findings-in.ts';
import { inContractWords } from './judge-text.ts';

export type RecipeTexts = Pick<Recipe, 'title' | 'description' | 'tags' | 'ingredientLines' | 'steps'> & {
  notes?: string | null | undefined;
};

/** What the guard says of a whole recipe, in the words of the contract. */
export type JudgeRecipe = (recipe: RecipeTexts) => RecipeHalal;

/** As it is generated and as it is read later: the same lines, judged in the same way. */
export const judgeRecipe: JudgeRecipe = recipe => {
  const findings = findingsOf(recipe);
  const notes = findings.filter(({ verdict }) => verdict === 'doubtful');
  const forbidden = findings.filter(({ verdict }) => verdict === 'haram');
  return {
    verdict: forbidden.length > 0 ? 'haram' : notes.length > 0 ? 'doubtful' : 'halal',
    notes: eachOnce(notes).map(note),
    forbidden: forbidden.map(({ verdict: _, ...finding }) => finding),
  };
};

type Place = Pick<PlacedFinding, 'part' | 'index'>;

function findingsOf({ title, description, tags, ingredientLines, steps: written, notes }: RecipeTexts) {
  const ingredients = ingredientLines.map(ingredientText);
  const steps = written.map(({ text }) => text);
  const context = { ingredients, around: [title, ...ingredients, ...steps] };
  const read = (text: string, place: Place) =>
    judge(text, context).findings.map(finding => placed({ ...finding, ...place }));
  return [
    ...judgeTexts({ title, ingredients, steps }).findings.map(placed),
    ...read(description, { part: 'description', index: 0 }),
    ...(notes ? read(notes, { part: 'notes', index: 0 }) : []),
    ...tags.flatMap((tag, index) => read(tag, { part: 'tags', index })),
  ];
}

const placed = ({ part, index, ...finding }: Finding & Place) => ({
  ...inContractWords(finding),
  part,
  index,
});

const note = ({ words, reason, rule, substitute }: HalalFinding): HalalFinding => ({
  words,
  reason,
  rule,
  substitute,
});

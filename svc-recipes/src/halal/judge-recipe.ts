import type { HalalFinding, PlacedFinding, Recipe, RecipeHalal, SiteLanguage } from '@sufra/contracts';
import { type Finding, judge, judgeRecipe as judgeTexts } from '@sufra/guard';
import { ingredientText } from '../recipe/ingredient-text.ts';
import { eachOnce } from './findings-in.ts';
import { inContractWords } from './judge-text.ts';
import { readingsIn } from './readings-in.ts';

export type RecipeTexts = Pick<Recipe, 'title' | 'description' | 'tags' | 'ingredientLines' | 'steps'> & {
  language?: SiteLanguage | null | undefined;
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

/** What each of the readings finds, each thing in its place once. */
const findingsOf = (recipe: RecipeTexts) => [
  ...new Map(
    readingsIn(recipe.language)
      .flatMap(language => findingsRead(recipe, language))
      .map(finding => [`${finding.part} ${finding.index} ${finding.words.toLowerCase()}`, finding]),
  ).values(),
];

function findingsRead(
  { title, description, tags, ingredientLines, steps: written, notes }: RecipeTexts,
  language: string | undefined,
) {
  const ingredients = ingredientLines.map(ingredientText);
  const steps = written.map(({ text }) => text);
  const context = { ingredients, around: [title, ...ingredients, ...steps], language };
  const read = (text: string, place: Place) =>
    judge(text, context).findings.map(finding => placed({ ...finding, ...place }));
  return [
    ...judgeTexts({ title, ingredients, steps, language }).findings.map(placed),
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

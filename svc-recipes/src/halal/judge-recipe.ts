import type {
  HalalFinding,
  PlacedFinding,
  Recipe,
  RecipeHalal,
  School,
  SiteLanguage,
} from '@sufra/contracts';
import { judge, judgeRecipe as judgeTexts } from '@sufra/guard';
import { type HeldFinding, judgeBySchool, judgeRecipeBySchool } from '@sufra/guard/schools';
import { ingredientText } from '../recipe/ingredient-text.ts';
import { eachOnce } from './findings-in.ts';
import { inContractWords } from './judge-text.ts';
import { readingsIn } from './readings-in.ts';

export type RecipeTexts = Pick<Recipe, 'title' | 'description' | 'tags' | 'ingredientLines' | 'steps'> & {
  language?: SiteLanguage | null | undefined;
  notes?: string | null | undefined;
};

/** What the guard says of a whole recipe, in the words of the contract; by its own line where no school is named. */
export type JudgeRecipe = (recipe: RecipeTexts, school?: School | null) => RecipeHalal;

/** As it is generated and as it is read later: the same lines, judged in the same way. */
export const judgeRecipe: JudgeRecipe = (recipe, school) => {
  const findings = findingsOf(recipe, school ?? undefined);
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
const findingsOf = (recipe: RecipeTexts, school: School | undefined) => [
  ...new Map(
    readingsIn(recipe.language)
      .flatMap(language => findingsRead(recipe, language, school))
      .map(finding => [`${finding.part} ${finding.index} ${finding.words.toLowerCase()}`, finding]),
  ).values(),
];

function findingsRead(
  { title, description, tags, ingredientLines, steps: written, notes }: RecipeTexts,
  language: string | undefined,
  school: School | undefined,
) {
  const ingredients = ingredientLines.map(ingredientText);
  const steps = written.map(({ text }) => text);
  const context = { ingredients, around: [title, ...ingredients, ...steps], language };
  const judgeOne = (text: string): readonly HeldFinding[] =>
    (school ? judgeBySchool(text, { ...context, school }) : judge(text, context)).findings;
  const texts = { title, ingredients, steps, language };
  const whole = school ? judgeRecipeBySchool(texts, { school }) : judgeTexts(texts);
  const read = (text: string, place: Place) =>
    judgeOne(text).map(finding => placed({ ...finding, ...place }));
  return [
    ...whole.findings.map(placed),
    ...read(description, { part: 'description', index: 0 }),
    ...(notes ? read(notes, { part: 'notes', index: 0 }) : []),
    ...tags.flatMap((tag, index) => read(tag, { part: 'tags', index })),
  ];
}

const placed = ({ part, index, ...finding }: HeldFinding & Place) => ({
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

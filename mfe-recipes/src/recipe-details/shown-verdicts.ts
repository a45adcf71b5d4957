import type { SharedRecipe } from '@sufra/contracts';
import type { ShownVerdict } from '../report/api/send-report.ts';

const ranks = ['haram', 'doubtful', 'halal'];

/** What the check says of each ingredient, what it speaks against first. */
export const shownVerdicts = ({
  ingredients,
  halal,
}: Pick<SharedRecipe, 'ingredients' | 'halal'>): ShownVerdict[] =>
  ingredients
    .map((line, place) => verdictOf(line, place, halal))
    .toSorted((one, other) => ranks.indexOf(one.verdict) - ranks.indexOf(other.verdict));

function verdictOf(
  line: string,
  place: number,
  { forbidden, notes, school }: SharedRecipe['halal'],
): ShownVerdict {
  const shown = { line, school: school ?? null, place: 'recipe' } as const;
  const haram = forbidden.find(({ part, index }) => part === 'ingredients' && index === place);
  if (haram) return { ...shown, verdict: 'haram', words: haram.words, rule: haram.rule };
  const note = notes.find(({ words }) => line.toLowerCase().includes(words.toLowerCase()));
  if (note) return { ...shown, verdict: 'doubtful', words: note.words, rule: note.rule };
  return { ...shown, verdict: 'halal', words: '', rule: null };
}

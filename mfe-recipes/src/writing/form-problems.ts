import type { ProblemDetail, RefusedFinding } from '@sufra/contracts';
import { ApiError } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import { isWritten, type RecipeForm, typedNumber } from './recipe-form.ts';

export interface FieldProblem {
  message: string;
  /** Of something forbidden: its words and what may take their place. */
  finding?: RefusedFinding | undefined;
}

/** What is wrong, by the name of the field or of the line. */
export type FormProblems = ReadonlyMap<string, FieldProblem[]>;

export const noProblems: FormProblems = new Map();

const isNumber = (text: string) => Number.isInteger(typedNumber(text)) && typedNumber(text) >= 0;

/** What the page sees by itself. */
export function missingIn(form: RecipeForm): FormProblems {
  const problems = new Map<string, FieldProblem[]>();
  const say = (name: string, message: string) => problems.set(name, [{ message }]);
  if (form.title.trim() === '') say('title', t('writing.missing.title'));
  if (!isNumber(form.servings) || typedNumber(form.servings) < 1)
    say('servings', t('writing.missing.servings'));
  for (const time of ['prepTime', 'cookTime'] as const)
    if (!isNumber(form[time])) say(time, t('writing.missing.minutes'));
  const [first] = form.ingredients;
  if (first && !form.ingredients.some(isWritten)) say(first.id, t('writing.missing.ingredients'));
  return problems;
}

/** What the service says of single fields; a line is named by its place among those that were sent. */
export function problemsIn(error: unknown, sent: RecipeForm): FormProblems {
  if (!(error instanceof ApiError)) return noProblems;
  const problems = new Map<string, FieldProblem[]>();
  for (const detail of error.details) {
    const name = nameOf(detail, sent);
    if (name) problems.set(name, [...(problems.get(name) ?? []), detail]);
  }
  return problems;
}

function nameOf({ path }: ProblemDetail, sent: RecipeForm): string | undefined {
  const [field = '', place] = path.split('.');
  if (field === 'tags') return 'tags';
  if (field === 'ingredients' || field === 'instructions') {
    const line = place === undefined ? sent[field][0] : sent[field].filter(isWritten)[Number(place)];
    return line?.id;
  }
  return Object.hasOwn(sent, field) ? field : undefined;
}

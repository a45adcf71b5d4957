import { ApiError } from '@sufra/web-kit';
import type { FieldName, FieldProblems } from './generation-body.ts';

const fieldOf: Record<string, FieldName> = {
  userPrompt: 'prompt',
  ingredients: 'ingredients',
  mealType: 'mealType',
  avoid: 'avoid',
};

/** What a refusal says about single fields of the form. */
export function fieldProblemsOf(error: unknown): FieldProblems {
  if (!(error instanceof ApiError) || error.code !== 'invalid_request') return {};
  const problems: FieldProblems = {};
  for (const { path, message } of error.details) {
    const field = fieldOf[path.split('.')[0] ?? ''];
    if (field) problems[field] ??= message;
  }
  return problems;
}

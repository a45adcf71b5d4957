import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../http/api-error.ts';

type Form<T extends FieldValues> = Pick<UseFormReturn<T>, 'setError' | 'getValues'>;

/**
 * Puts what a refusal says about single fields under them and focuses the first. False when it says nothing about a
 * field of this form: then its message belongs above the button.
 */
export function showFieldProblems<T extends FieldValues>(error: unknown, { setError, getValues }: Form<T>) {
  if (!(error instanceof ApiError)) return false;
  const values: FieldValues = getValues();
  const ours = error.details.filter(({ path }) => path in values);
  for (const [index, { path, message }] of ours.entries()) {
    setError(path as Path<T>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  return ours.length > 0;
}

import { ApiError } from '@sufra/web-kit';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Puts what the server says of single fields under them, and the focus on the first. */
export function markWrongFields<T extends FieldValues>(error: unknown, form: UseFormReturn<T, unknown, T>) {
  if (!(error instanceof ApiError)) return;
  const known = error.details.filter(({ path }) => path in form.getValues());
  for (const [place, { path, message }] of known.entries()) {
    form.setError(path as Path<T>, { type: 'server', message }, { shouldFocus: place === 0 });
  }
}

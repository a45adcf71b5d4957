import { ApiError, showFieldProblems } from '@sufra/web-kit';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

const ofPassword: readonly string[] = ['wrong_password', 'password_required'];

interface OwnersForm<T extends FieldValues> {
  form: Pick<UseFormReturn<T>, 'setError' | 'getValues'>;
  passwordField: Path<T>;
}

/** Puts a refusal of the password under its field, and what is said of other fields under theirs. */
export function showOwnerRefusal<T extends FieldValues>(
  error: unknown,
  { form, passwordField }: OwnersForm<T>,
) {
  const isOfPassword = error instanceof ApiError && ofPassword.includes(error.code ?? '');
  if (!isOfPassword) return showFieldProblems(error, form);
  form.setError(passwordField, { type: 'server', message: error.message }, { shouldFocus: true });
}

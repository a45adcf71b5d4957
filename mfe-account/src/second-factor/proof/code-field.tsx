import { TextField, type TextFieldProps } from '@sufra/web-kit';

/** Six digits; phones show the keys for them, and offer what they have. */
export const CodeField = (field: Omit<TextFieldProps, 'label'>) => (
  <TextField
    {...field}
    label="Code from your authenticator app"
    hint="Six digits, a new code every half minute."
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={10}
  />
);

import { TextField, type TextFieldProps } from '@sufra/web-kit';

/** Spell it as people do; the contract's schema trims and lower-cases it. */
export const EmailField = (props: Omit<TextFieldProps, 'label' | 'type'>) => (
  <TextField {...props} label="Email" type="email" inputMode="email" autoComplete="email" />
);

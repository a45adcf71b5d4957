import { TextField, type TextFieldProps } from '@sufra/web-kit';
import { t } from '../texts/text.ts';

/** Spell it as people do; the contract's schema trims and lower-cases it. */
export const EmailField = ({
  label = t('form.email'),
  autoComplete = 'email',
  ...props
}: Omit<TextFieldProps, 'label' | 'type'> & { label?: string }) => (
  <TextField {...props} label={label} type="email" inputMode="email" autoComplete={autoComplete} />
);

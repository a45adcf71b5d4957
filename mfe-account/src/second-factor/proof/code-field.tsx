import { TextField, type TextFieldProps } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';

/** Six digits; phones show the keys for them, and offer what they have. */
export const CodeField = (field: Omit<TextFieldProps, 'label'>) => (
  <TextField
    {...field}
    label={t('proof.code')}
    hint={t('proof.codeHint')}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={10}
  />
);

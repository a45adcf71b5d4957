import { TextField, type TextFieldProps } from '@sufra/web-kit';
import { judgePassword, type Person } from './judge-password.ts';
import { PasswordStrength } from './password-strength.tsx';

export interface NewPasswordFieldProps extends Omit<TextFieldProps, 'label' | 'type' | 'hint'> {
  label: string;
  /** What has been typed so far. */
  typed: string;
  /** Whose password it will be: it should not be what everybody knows of them. */
  person?: Person;
}

export const NewPasswordField = ({ typed, person = {}, ...field }: NewPasswordFieldProps) => (
  <TextField
    {...field}
    type="password"
    autoComplete="new-password"
    hint={<PasswordStrength {...judgePassword(typed, person)} />}
  />
);

import { TextField, type TextFieldProps } from '@sufra/web-kit';
import { t } from '../texts/text.ts';

interface OwnPasswordFieldProps extends Omit<TextFieldProps, 'label' | 'type'> {
  label?: string;
  /** The member's address, for password managers alone: whose password this is. */
  owner: string;
}

/** Asks a member who is signed in for the password of the account. */
export const OwnPasswordField = ({
  owner,
  label = t('form.ownPassword'),
  ...field
}: OwnPasswordFieldProps) => (
  <>
    <input hidden readOnly autoComplete="username" value={owner} />
    <TextField {...field} label={label} type="password" autoComplete="current-password" />
  </>
);

import { TextField, type TextFieldProps } from '@sufra/web-kit';
import { type Judgement, judgePassword, type Person } from './judge-password.ts';
import styles from './password-strength.module.css';

interface NewPasswordFieldProps extends Omit<TextFieldProps, 'label' | 'type' | 'hint'> {
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

/** The bars repeat what the words say, for the eye alone. */
const PasswordStrength = ({ level, words }: Judgement) => (
  <span className={styles.strength} data-level={level}>
    <span className={styles.bars} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
    <span aria-live="polite">{words}</span>
  </span>
);

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { t } from '../texts/text.ts';
import { classes } from './classes.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field.tsx';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'children'> {}

/** One line of text; of type `password` it can be shown. Spreads of `register()` fit. */
export function TextField({ label, hint, error, optional, id, className, type, ...rest }: TextFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const secret = type === 'password';

  return (
    <FieldFrame {...{ label, hint, error, optional, id, className }} describedBy={rest['aria-describedby']}>
      {attributes => (
        <span className={styles.inside}>
          <input
            dir="auto"
            {...rest}
            {...attributes}
            type={secret && revealed ? 'text' : type}
            className={classes(styles.control, secret && styles.withReveal)}
            {...(secret && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
          />
          {secret && (
            <button
              type="button"
              className={styles.reveal}
              aria-label={t('field.showPassword')}
              aria-pressed={revealed}
              aria-controls={attributes.id}
              disabled={rest.disabled}
              onClick={() => setRevealed(shown => !shown)}
            >
              {revealed ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            </button>
          )}
        </span>
      )}
    </FieldFrame>
  );
}

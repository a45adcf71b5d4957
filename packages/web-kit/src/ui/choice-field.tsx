import type { ReactNode } from 'react';
import styles from './choice-field.module.css';
import { classes } from './classes.ts';
import { useElementId } from './use-element-id.ts';

export interface ChoiceFieldProps<Value extends string | number> {
  label: ReactNode;
  choices: readonly { value: Value; label?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** One beside the other in a bar, for short words; else each is a pill of its own, and they wrap. */
  asBar?: boolean;
  className?: string;
}

/** One of a few, all of them in sight: quicker under a thumb than a list that has to be opened. */
export function ChoiceField<Value extends string | number>({
  label,
  choices,
  value,
  onChange,
  asBar = false,
  className,
}: ChoiceFieldProps<Value>) {
  const name = useElementId();
  return (
    <fieldset className={classes(styles.field, className)}>
      <legend className={styles.legend}>{label}</legend>
      <div className={asBar ? styles.bar : styles.pills}>
        {choices.map(choice => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={asBar ? styles.segment : styles.pill}>{choice.label ?? choice.value}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

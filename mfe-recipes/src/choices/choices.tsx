import type { ReactNode } from 'react';
import styles from './choices.module.css';

interface ChoicesProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: ReactNode }[];
  chosen: readonly Value[];
  onToggle: (value: Value, isChosen: boolean) => void;
}

/** Any of a few, side by side. */
export const Choices = <Value extends string>({ legend, options, chosen, onToggle }: ChoicesProps<Value>) => (
  <fieldset className={styles.choices}>
    <legend>{legend}</legend>
    {options.map(({ value, label }) => (
      <label key={value} className={styles.choice}>
        <input
          type="checkbox"
          checked={chosen.includes(value)}
          onChange={({ target }) => onToggle(value, target.checked)}
        />
        {label}
      </label>
    ))}
  </fieldset>
);

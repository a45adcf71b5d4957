import { SelectField } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import type { LineWithSwap } from './adapted.ts';
import styles from './verdict-line.module.css';
import { VerdictMark } from './verdict-mark.tsx';

interface SwappedLineProps {
  text: string;
  swap: NonNullable<LineWithSwap['swap']>;
  onChoose: (use: string) => void;
}

/** An ingredient that took the place of another, what it does to the dish, and what could stand there as well. */
export const SwappedLine = ({ text, swap: { words, swaps, chosen }, onChoose }: SwappedLineProps) => (
  <li className={styles.line}>
    <VerdictMark verdict="halal" />
    <div className={styles.words}>
      <p dir="auto">{text}</p>
      <SelectField
        label={t('import.adapted.for', { words })}
        value={chosen}
        hint={swaps.find(({ use }) => use === chosen)?.effect}
        onChange={event => onChoose(event.target.value)}
      >
        {swaps.map(({ use }) => (
          <option key={use}>{use}</option>
        ))}
      </SelectField>
    </div>
  </li>
);

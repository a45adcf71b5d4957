import { LineMark } from '../../recipe/line-marks.tsx';
import { t, tRich } from '../../texts/text.ts';
import type { LineWithSwap } from './adapted.ts';
import styles from './verdict-line.module.css';

interface SwappedLineProps {
  text: string;
  swap: NonNullable<LineWithSwap['swap']>;
  isBusy: boolean;
  onChoose: (use: string) => void;
}

/** An ingredient that took the place of another, what it does to the dish, and what could stand there as well: all stay in place, so that focus does. */
export function SwappedLine({ text, swap: { words, swaps, chosen }, isBusy, onChoose }: SwappedLineProps) {
  const effect = swaps.find(({ use }) => use === chosen)?.effect;
  return (
    <li className={styles.line}>
      <LineMark mark="halal" />
      <div className={styles.words}>
        <p dir="auto">{text}</p>
        <p className={styles.reason}>
          {tRich('import.adapted.for', { words: <bdi>{words}</bdi> })} {effect && <bdi>{effect}</bdi>}
        </p>
        {swaps.length > 1 && (
          <p className={styles.others}>
            {t('import.instead')}
            {swaps.map(({ use }) => (
              <button
                key={use}
                type="button"
                className={styles.other}
                aria-pressed={use === chosen}
                aria-disabled={isBusy || undefined}
                onClick={isBusy || use === chosen ? undefined : () => onChoose(use)}
              >
                <bdi>{use}</bdi>
              </button>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

import type { WrittenIn } from '@sufra/amounts/other-kitchens.ts';
import { SunnahText } from '../sunnah-ingredients/sunnah-text.tsx';
import { AmountText } from './amount-text.tsx';
import { inLanguage } from './in-language.ts';
import styles from './ingredient-list.module.css';
import type { RecipeLine } from './recipe-lines.ts';
import { Warning } from './warning.tsx';

interface IngredientListProps {
  language: WrittenIn;
  lines: RecipeLine[];
  ticked: number[];
  onToggle: (place: number) => void;
}

/** Each can be ticked off as it is got ready. */
export const IngredientList = ({ language, lines, ticked, onToggle }: IngredientListProps) => (
  <ul className={styles.list} {...inLanguage(language)}>
    {lines.map((line, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and they never move
      <li key={place}>
        <label className={styles.line}>
          <input
            type="checkbox"
            className={styles.box}
            checked={ticked.includes(place)}
            onChange={() => onToggle(place)}
          />
          <LineText line={line} />
        </label>
      </li>
    ))}
  </ul>
);

export const LineText = ({
  line: { amount, item, joint, note, comma = ', ', warning },
}: {
  line: RecipeLine;
}) => (
  <>
    <b className={styles.amount}>
      <bdi>
        <AmountText>{amount}</AmountText>
      </bdi>
    </b>{' '}
    <span className={styles.item} dir="auto">
      {joint}
      <SunnahText>{item}</SunnahText>
      {note && (
        <span className={styles.note}>
          {comma}
          <SunnahText>{note}</SunnahText>
        </span>
      )}
      {warning && <Warning>{warning}</Warning>}
    </span>
  </>
);

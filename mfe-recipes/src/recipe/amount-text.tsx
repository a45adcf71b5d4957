import styles from './amount-text.module.css';

// Of these the page's typeface has no signs of its own, and another's are half as large; it does set '1/3' as one.
const parts: Record<string, string> = {
  '⅓': '1/3',
  '⅔': '2/3',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
};

/** An amount whose fractions are large enough to be read at the stove; copied or read out it is the plain text. */
export const AmountText = ({ children }: { children: string }) =>
  children.split(/([⅓⅔⅕⅖⅗⅘⅙⅚])/).map((text, place) =>
    parts[text] === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <span key={place} className={styles.fraction} data-parts={parts[text]}>
        <span className={styles.sign}>{text}</span>
      </span>
    ),
  );

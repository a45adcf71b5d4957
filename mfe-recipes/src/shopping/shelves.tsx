import { IconButton, useElementId } from '@sufra/web-kit';
import { Ellipsis } from 'lucide-react';
import { AmountText } from '../recipe/amount-text.tsx';
import { t } from '../texts/text.ts';
import { useUnits } from '../units/units-choice.ts';
import { amountText } from './line-text.ts';
import { shelfTitles } from './shelf-titles.ts';
import type { Shelf, ShownLine } from './shelve.ts';
import styles from './shelves.module.css';

interface ShelvesProps {
  shelves: Shelf[];
  titleOf?: (recipeId: string) => string;
  /** Without it the list is only to be read. */
  onTick?: ((line: ShownLine) => void) | undefined;
  onMore?: (line: ShownLine) => void;
}

export const Shelves = ({ shelves, ...lines }: ShelvesProps) => (
  <div className={styles.shelves}>
    {shelves.map(shelf => (
      <ShelfOf key={shelf.name} shelf={shelf} {...lines} />
    ))}
  </div>
);

function ShelfOf({ shelf, ...lines }: Omit<ShelvesProps, 'shelves'> & { shelf: Shelf }) {
  const titleId = useElementId();
  return (
    <section aria-labelledby={titleId} className={styles.shelf}>
      <h2 id={titleId} className={styles.name}>
        {shelfTitles()[shelf.name]}
      </h2>
      <ul className={styles.lines}>
        {shelf.lines.map(line => (
          <Line key={line.id} line={line} {...lines} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line, titleOf, onTick, onMore }: Omit<ShelvesProps, 'shelves'> & { line: ShownLine }) {
  const amount = amountText(line, useUnits());
  const wanted = titleOf && wantedBy(line, titleOf);
  return (
    <li className={styles.place}>
      <label className={styles.line}>
        <input
          type="checkbox"
          className={styles.box}
          checked={line.isTicked}
          disabled={!onTick}
          onChange={() => onTick?.(line)}
        />
        <span className={styles.text}>
          <span className={styles.item}>
            <bdi>{line.name}</bdi>
            {amount !== '' && ' '}
            <b className={styles.amount}>
              <bdi>
                <AmountText>{amount}</AmountText>
              </bdi>
            </b>
          </span>
          {line.note && (
            <small className={styles.note} dir="auto">
              {line.note}
            </small>
          )}
          {wanted && <small className={styles.wantedBy}>{wanted}</small>}
        </span>
      </label>
      {onMore && (
        <IconButton
          label={t('shopping.line.more', { name: line.name })}
          className={styles.more}
          data-print="hide"
          onClick={() => onMore(line)}
        >
          <Ellipsis aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

const maxNamed = 3;

/** Onions are in most dishes of a week, and a list of them all is of no use. */
function wantedBy({ wantedBy: wants = [] }: ShownLine, titleOf: (recipeId: string) => string) {
  const recipes = wants
    .map(({ recipeId, meals }) => titleOf(recipeId) + (meals > 1 ? `\u00a0×\u00a0${meals}` : ''))
    .sort((a, b) => a.localeCompare(b, 'en'));
  const rest = recipes.length - maxNamed;
  const named = recipes.slice(0, maxNamed).join(' · ');
  return rest > 0 ? t('shopping.andMore', { recipes: named, count: rest }) : named;
}

import { useElementId } from '@sufra/web-kit';
import { AmountText } from '../../recipe/amount-text.tsx';
import { t } from '../../texts/text.ts';
import { shelfTitles } from './shelf-titles.ts';
import type { Shelf, ShoppingLine } from './shelve-list.ts';
import styles from './shelves.module.css';

interface ShelvesProps {
  shelves: Shelf[];
  titleOf: (recipeId: string) => string;
  ticked: string[];
  onToggle: (key: string) => void;
}

export const Shelves = ({ shelves, ...lines }: ShelvesProps) => (
  <div className={styles.shelves}>
    {shelves.map(shelf => (
      <ShelfOf key={shelf.name} shelf={shelf} {...lines} />
    ))}
  </div>
);

function ShelfOf({ shelf, titleOf, ticked, onToggle }: Omit<ShelvesProps, 'shelves'> & { shelf: Shelf }) {
  const titleId = useElementId();
  return (
    <section aria-labelledby={titleId} className={styles.shelf}>
      <h3 id={titleId} className={styles.name}>
        {shelfTitles()[shelf.name]}
      </h3>
      <ul className={styles.lines}>
        {shelf.lines.map(line => (
          <li key={line.key}>
            <label className={styles.line}>
              <input
                type="checkbox"
                className={styles.box}
                checked={ticked.includes(line.key)}
                onChange={() => onToggle(line.key)}
              />
              <span className={styles.text}>
                <span className={styles.item}>
                  <bdi>{line.name}</bdi>
                  {line.amounts.length > 0 && ' '}
                  <b className={styles.amount}>
                    <bdi>
                      <AmountText>{line.amounts.join(' + ')}</AmountText>
                    </bdi>
                  </b>
                </span>
                <small className={styles.wantedBy}>{wantedBy(line, titleOf)}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

const maxNamed = 3;

/** Onions are in most dishes of a week, and a list of them all is of no use. */
function wantedBy({ wantedBy }: ShoppingLine, titleOf: ShelvesProps['titleOf']) {
  const recipes = wantedBy
    .map(({ recipeId, meals }) => titleOf(recipeId) + (meals > 1 ? `\u00a0×\u00a0${meals}` : ''))
    .sort((a, b) => a.localeCompare(b, 'en'));
  const rest = recipes.length - maxNamed;
  const named = recipes.slice(0, maxNamed).join(' · ');
  return rest > 0 ? t('plan.shopping.andMore', { recipes: named, count: rest }) : named;
}

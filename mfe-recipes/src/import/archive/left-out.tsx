import { limits, type RecipeArchive } from '@sufra/contracts';
import { Button, formatList } from '@sufra/web-kit';
import { useSubstitutes } from '../../substitutes/say-substitute.ts';
import { t } from '../../texts/text.ts';
import styles from './archive-report.module.css';
import { insteadOf, leftReason } from './left-reason.ts';

type Left = RecipeArchive['left'];

interface LeftOutProps {
  left: Left;
  onOpen: (index: number) => void;
}

const shownAtOnce = 3;

/** What may be made halal stands by itself; of the others those that have one reason stand together. */
export function LeftOut({ left, onOpen }: LeftOutProps) {
  const groups = new Map<string, Left>();
  for (const each of left.filter(({ reason }) => reason !== 'forbidden'))
    groups.set(each.reason, [...(groups.get(each.reason) ?? []), each]);
  return (
    <ul className={styles.left}>
      {left
        .filter(({ reason }) => reason === 'forbidden')
        .map(each => (
          <Forbidden key={each.index} left={each} onOpen={onOpen} />
        ))}
      {[...groups].map(([reason, group]) => (
        <li key={reason} className={styles.one}>
          <Together left={group} />
        </li>
      ))}
    </ul>
  );
}

function Forbidden({ left, onOpen }: { left: Left[number]; onOpen: (index: number) => void }) {
  const sayInstead = useSubstitutes();
  const { title, index, forbidden } = left;
  const instead = insteadOf(forbidden).slice(0, limits.importedIngredients).map(sayInstead);
  return (
    <li className={styles.one}>
      <div>
        <p className={styles.what} dir="auto">
          {title}
        </p>
        <p className={styles.why}>{leftReason(left)}</p>
        {instead.length > 0 && (
          <p className={styles.why}>
            {t('import.instead')} <bdi>{formatList(instead)}</bdi>
          </p>
        )}
      </div>
      {index !== null && (
        <Button tone="quiet" onClick={() => onOpen(index)}>
          {t('import.makeHalal.button')}
        </Button>
      )}
    </li>
  );
}

function Together({ left }: { left: Left }) {
  const [first] = left;
  const titles = (
    <ul className={styles.titles}>
      {left.map(({ title }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and they never move
        <li key={at} className={styles.what} dir="auto">
          {title}
        </li>
      ))}
    </ul>
  );
  if (!first) return null;
  if (left.length <= shownAtOnce)
    return (
      <div>
        {titles}
        <p className={styles.why}>{leftReason(first)}</p>
      </div>
    );
  return (
    <details>
      <summary>
        {t('import.archive.many', { count: left.length })}{' '}
        <span className={styles.why}>{leftReason(first)}</span>
      </summary>
      {titles}
    </details>
  );
}

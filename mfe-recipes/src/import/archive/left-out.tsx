import { limits, type RecipeArchive } from '@sufra/contracts';
import { Button, formatList } from '@sufra/web-kit';
import { useSubstitutes } from '../../substitutes/say-substitute.ts';
import { t } from '../../texts/text.ts';
import styles from './archive-report.module.css';
import { insteadOf, leftReason } from './left-reason.ts';
import { Together } from './together.tsx';

type Left = RecipeArchive['left'];

interface LeftOutProps {
  left: Left;
  onOpen: (index: number) => void;
}

/** What may be made halal stands by itself; of the others those that have one reason stand together. */
export function LeftOut({ left, onOpen }: LeftOutProps) {
  const others = left.filter(({ reason }) => reason !== 'forbidden');
  return (
    <ul className={styles.left}>
      {left
        .filter(({ reason }) => reason === 'forbidden')
        .map(each => (
          <Forbidden key={each.index} left={each} onOpen={onOpen} />
        ))}
      {[...Map.groupBy(others, leftReason)].map(([why, group]) => (
        <li key={why} className={styles.one}>
          <Together titles={group.map(({ title }) => title)} why={why} />
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

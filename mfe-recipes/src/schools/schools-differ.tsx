import type { RecipeHalal } from '@sufra/contracts';
import { Badge } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import styles from './differing.module.css';
import { Differing } from './differing.tsx';
import { schoolNames } from './school-names.ts';

/** By whose line a recipe is judged, where its reader follows a school; and who holds what, where the four differ on it. */
export function SchoolsDiffer({ halal: { school, differing = [] } }: { halal: RecipeHalal }) {
  if (!school && differing.length === 0) return null;
  return (
    <section aria-label={t('schools.name')} className={styles.all}>
      {school && (
        <p>
          <Badge tone="plain">{t('check.result.school', { school: schoolNames()[school] })}</Badge>
        </p>
      )}
      {differing.map(one => (
        // What is held of it is shown at once where it is why.
        <Differing key={one.topic} differing={one} school={school} />
      ))}
    </section>
  );
}

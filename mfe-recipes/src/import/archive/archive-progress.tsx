import type { RecipeArchive } from '@sufra/contracts';
import { Card, useElementId } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import styles from './archive-report.module.css';

/** How far it is; without a number while the file is on its way. */
export function ArchiveProgress({ archive }: { archive: RecipeArchive | undefined }) {
  const id = useElementId();
  const words = archive
    ? t('import.archive.progress', { done: archive.done, total: archive.total })
    : t('import.archive.opening');
  return (
    <Card as="section" padding="roomy" className={styles.report}>
      <div className={styles.top}>
        {archive?.name && (
          <p className={styles.name}>
            <bdi>{archive.name}</bdi>
          </p>
        )}
        <p id={id} role="status" className={styles.part}>
          {words}
        </p>
        <progress
          className={styles.bar}
          aria-labelledby={id}
          {...(archive && { value: archive.done, max: Math.max(archive.total, 1) })}
        />
        {archive && <p className={styles.why}>{t('import.archive.leave')}</p>}
      </div>
    </Card>
  );
}

import type { RecipeArchive } from '@sufra/contracts';
import { Button, Card, LinkButton } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import styles from './archive-report.module.css';
import { LeftOut } from './left-out.tsx';
import { PhotosLeft } from './photos-left.tsx';

interface ArchiveReportProps {
  archive: RecipeArchive;
  onOpen: (index: number) => void;
  onAnother: () => void;
}

/** What became of a file: how many recipes are kept, and each that is not, with the reason. */
export function ArchiveReport({ archive, onOpen, onAnother }: ArchiveReportProps) {
  const { name, kept, doubtful, photosKept, photos, photosLeft, left, moreLeft } = archive;
  const isFull = left.some(({ reason }) => reason === 'no_room');
  return (
    <Card as="article" padding="roomy" className={styles.report}>
      <header className={styles.top}>
        {name && (
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
        )}
        <h2 className={styles.title} tabIndex={-1} data-answer="">
          {t('import.archive.kept', { count: kept })}
        </h2>
        {doubtful > 0 && <p>{t('import.archive.doubtful', { count: doubtful })}</p>}
        {photosKept > 0 && <p>{t('import.archive.photosKept', { count: photosKept })}</p>}
      </header>
      {left.length > 0 && (
        <section>
          <h3 className={styles.part}>{t('import.archive.left', { count: left.length + moreLeft })}</h3>
          <LeftOut left={left} onOpen={onOpen} />
          {moreLeft > 0 && <p className={styles.more}>{t('import.archive.moreLeft', { count: moreLeft })}</p>}
        </section>
      )}
      {photos > 0 && <PhotosLeft count={photos} left={photosLeft} />}
      <div className={styles.actions}>
        <LinkButton to="/dashboard#mysavedrecipies">{t('import.archive.recipes')}</LinkButton>
        {isFull && (
          <LinkButton tone="quiet" to="/billing">
            {t('generator.upgrade')}
          </LinkButton>
        )}
        <Button tone="quiet" onClick={onAnother}>
          {t('import.saved.another')}
        </Button>
      </div>
    </Card>
  );
}

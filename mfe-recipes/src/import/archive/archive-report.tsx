import { limits, type RecipeArchive } from '@sufra/contracts';
import { Button, Card, formatList, LinkButton } from '@sufra/web-kit';
import { useSubstitutes } from '../../substitutes/say-substitute.ts';
import { t } from '../../texts/text.ts';
import styles from './archive-report.module.css';
import { insteadOf, leftReason } from './left-reason.ts';

interface ArchiveReportProps {
  archive: RecipeArchive;
  onOpen: (index: number) => void;
  onAnother: () => void;
}

/** What became of a file: how many recipes are kept, and each that is not, with the reason. */
export function ArchiveReport({ archive, onOpen, onAnother }: ArchiveReportProps) {
  const { name, kept, doubtful, photos, left, moreLeft } = archive;
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
        {photos > 0 && <p>{t('import.archive.photos', { count: photos })}</p>}
      </header>
      {left.length > 0 && (
        <section>
          <h3 className={styles.part}>{t('import.archive.left', { count: left.length + moreLeft })}</h3>
          <ul className={styles.left}>
            {left.map((each, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and they never move
              <LeftOut key={at} left={each} onOpen={onOpen} />
            ))}
          </ul>
          {moreLeft > 0 && <p className={styles.more}>{t('import.archive.moreLeft', { count: moreLeft })}</p>}
        </section>
      )}
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

function LeftOut({ left, onOpen }: { left: RecipeArchive['left'][number]; onOpen: (index: number) => void }) {
  const sayInstead = useSubstitutes();
  const { title, reason, index, forbidden } = left;
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
      {reason === 'forbidden' && index !== null && (
        <Button tone="quiet" onClick={() => onOpen(index)}>
          {t('import.makeHalal.button')}
        </Button>
      )}
    </li>
  );
}

import { perLocale } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import styles from '../editor-form.module.css';

const format = perLocale(locale => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));

/** Says quietly that nothing would be lost. */
export function DraftStatus({ keptAt }: { keptAt: number | 'refused' | undefined }) {
  if (keptAt === undefined) return null;
  return (
    <p className={styles.draft}>
      {keptAt === 'refused' ? t('draft.refused') : t('draft.kept', { time: format().format(keptAt) })}
    </p>
  );
}

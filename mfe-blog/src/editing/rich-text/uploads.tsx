import { Button } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import styles from './toolbar.module.css';
import type { Upload } from './use-picture-uploads.ts';

/** What is on its way. How much of it has arrived is not known, so the bar only shows that it goes on. */
export const Uploads = ({ underWay }: { underWay: Upload[] }) => (
  <div role="status">
    {underWay.length > 0 && (
      <ul className={styles.uploads}>
        {underWay.map(({ id, name, cancel }) => (
          <li key={id} className={styles.upload}>
            <span className={styles.uploadName}>{t('picture.uploading', { name })}</span>
            <progress aria-label={t('picture.progress', { name })} />
            <Button tone="quiet" aria-label={t('picture.cancelOf', { name })} onClick={cancel}>
              {t('picture.cancel')}
            </Button>
          </li>
        ))}
      </ul>
    )}
  </div>
);

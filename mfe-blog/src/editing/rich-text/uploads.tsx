import { Button } from '@sufra/web-kit';
import styles from './toolbar.module.css';
import type { Upload } from './use-picture-uploads.ts';

/** What is on its way. How much of it has arrived is not known, so the bar only shows that it goes on. */
export const Uploads = ({ underWay }: { underWay: Upload[] }) => (
  <div role="status">
    {underWay.length > 0 && (
      <ul className={styles.uploads}>
        {underWay.map(({ id, name, cancel }) => (
          <li key={id} className={styles.upload}>
            <span className={styles.uploadName}>Uploading {name}…</span>
            <progress aria-label={`Uploading ${name}`} />
            <Button tone="quiet" aria-label={`Cancel upload of ${name}`} onClick={cancel}>
              Cancel
            </Button>
          </li>
        ))}
      </ul>
    )}
  </div>
);

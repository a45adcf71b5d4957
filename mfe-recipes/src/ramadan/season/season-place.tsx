import { part, useBrowserValue } from '@sufra/web-kit';
import { isSeason } from './is-season.ts';
import styles from './season-place.module.css';

const Today = part(
  () => import('../today/today.tsx').then(({ Today }) => Today),
  () => null,
);

/** Where today's card stands from the middle of Sha'ban to Eid. Its height is kept by the style sheet before any script runs. */
export const SeasonPlace = () => (
  <div className={styles.place}>{useBrowserValue(isSeason, false) && <Today />}</div>
);

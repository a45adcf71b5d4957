import { part } from '@sufra/web-kit';
import type { ReadyAtProps } from './ready-at.tsx';
import styles from './ready-at-place.module.css';

const ReadyAt = part<ReadyAtProps>(
  () => import('./ready-at.tsx').then(({ ReadyAt }) => ReadyAt),
  () => null,
);

/** When a dish must be begun; behind the recipe, which is read first. */
export const ReadyAtPlace = (props: ReadyAtProps) =>
  props.isShort ? (
    <ReadyAt {...props} />
  ) : (
    <div className={styles.place}>
      <ReadyAt {...props} />
    </div>
  );

import { isLong, listFootId } from './list-foot.tsx';
import styles from './members.module.css';

/** For whoever walks by Tab: past all rows at once. */
export const SkipList = ({ rows }: { rows: number }) =>
  isLong(rows) && (
    <button
      type="button"
      className={styles.skip}
      onClick={() => document.getElementById(listFootId)?.focus({ preventScroll: true })}
    >
      Skip the list
    </button>
  );

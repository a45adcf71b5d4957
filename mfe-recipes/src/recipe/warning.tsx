import styles from './warning.module.css';

/** Below a line that is not halal, so that it is met again where one cooks from it. */
export const Warning = ({ children }: { children: string }) => (
  <strong className={styles.warning}> {children}</strong>
);

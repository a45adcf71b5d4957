import { useNavigation } from 'react-router-dom';
import styles from './navigation-progress.module.css';

/** A thin line at the top while the next page is on its way; it waits a moment, so that quick ones never flash it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return <div className={styles.line} data-busy={state !== 'idle'} aria-hidden="true" />;
}

import { SaveProblem } from '../profile/save-problem.tsx';
import { t } from '../texts/text.ts';
import { useShowProfile } from './api/change-eaters.ts';
import styles from './eaters.module.css';

/** Whether the household reads what the member avoids; the kitchen keeps to it either way. */
export function ShowProfile({ isShown }: { isShown: boolean }) {
  const show = useShowProfile();
  return (
    <div className={styles.show}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={show.isPending ? show.variables : isShown}
          disabled={show.isPending}
          onChange={({ target }) => show.mutate(target.checked)}
        />
        <span>
          {t('eaters.show')}
          <small className={styles.words}>{t('eaters.showHint')}</small>
        </span>
      </label>
      {show.isError && <SaveProblem error={show.error} />}
    </div>
  );
}

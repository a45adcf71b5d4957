import { limits } from '@sufra/contracts';
import { useSession } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import styles from './request-form.module.css';

/** What this costs of what one has; premium members need not count. */
export function QuotaLine() {
  const { user } = useSession();
  if (user?.isPremium) return null;
  if (!user)
    return <p className={styles.quota}>{limits.freeGenerations} recipes are free with an account.</p>;
  const left = user.generations_left ?? limits.freeGenerations;
  return (
    <p className={styles.quota}>
      <span>
        {left} of {limits.freeGenerations} free recipes left
      </span>
      {left <= 0 && (
        <>
          {' · '}
          <Link to="/billing">Upgrade to premium</Link>
        </>
      )}
    </p>
  );
}

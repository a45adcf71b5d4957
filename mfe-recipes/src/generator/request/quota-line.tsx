import { limits } from '@sufra/contracts';
import { useSession } from '@sufra/web-kit';
import styles from './request-form.module.css';

/** What this costs of what one has; premium members need not count. */
export function QuotaLine() {
  const { user } = useSession();
  if (user?.isPremium) return null;
  return <p className={styles.quota}>{wordsFor(user)}</p>;
}

function wordsFor(user: ReturnType<typeof useSession>['user']) {
  if (!user) return `${limits.freeGenerations} recipes are free with an account.`;
  const left = user.generations_left ?? limits.freeGenerations;
  return `${left} of ${limits.freeGenerations} free recipes left`;
}

import { limits } from '@sufra/contracts';
import { useSession } from '@sufra/web-kit';
import styles from './request-form.module.css';

/** What this costs of what one has. */
export function QuotaLine() {
  const { user } = useSession();
  return <p className={styles.quota}>{wordsFor(user)}</p>;
}

function wordsFor(user: ReturnType<typeof useSession>['user']) {
  if (!user) return `${limits.freeGenerations} recipes are free with an account.`;
  if (user.isPremium) return 'Unlimited recipes';
  const left = user.generations_left ?? limits.freeGenerations;
  return `${left} of ${limits.freeGenerations} free recipes left`;
}

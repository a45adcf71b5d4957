import { formatDate, Skeleton } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../current-user.ts';
import { t, tRich } from '../texts/text.ts';
import styles from './dashboard.module.css';

/** When the free generations renew. Where they never do there is nothing to say. */
export function ResetDate() {
  const { data, isPending, isError } = useQuery(currentUserQuery);

  if (isPending) return <Skeleton width="14rem" className={styles.reset} />;
  if (isError) return <p className={styles.reset}>{t('dashboard.reset.away')}</p>;
  if (!data.nextResetDate) return null;
  return (
    <p className={styles.reset}>
      {tRich('dashboard.reset.day', {
        day: <time dateTime={data.nextResetDate}>{formatDate(data.nextResetDate)}</time>,
      })}
    </p>
  );
}

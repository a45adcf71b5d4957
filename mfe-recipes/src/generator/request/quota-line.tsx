import { limits, type User } from '@sufra/contracts';
import { formatDate, useSession } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { currentUserQuery } from '../../current-user.ts';
import { plansQuery } from '../../plans.ts';
import { t, tRich } from '../../texts/text.ts';
import styles from './quota-line.module.css';

/** What this costs of what one has; premium members need not count. */
export function QuotaLine() {
  const { user } = useSession();
  if (user?.isPremium) return null;
  return <p className={styles.quota}>{user ? <Left user={user} /> : <Offer />}</p>;
}

function Offer() {
  const { data: plans = [] } = useQuery(plansQuery);
  const quota = plans.find(({ mode }) => mode === 'free')?.quota;
  const count = quota?.size ?? limits.freeGenerations;
  return quota?.renews === 'monthly'
    ? t('generator.quota.monthly', { count })
    : t('generator.quota.once', { count });
}

function Left({ user }: { user: User }) {
  const { data } = useQuery(currentUserQuery);
  const left = user.generations_left ?? limits.freeGenerations;
  return (
    <>
      <span>{t('generator.quota.left', { left, total: limits.freeGenerations })}</span>
      {data?.nextResetDate && (
        <>
          {' · '}
          <span>
            {tRich('generator.quota.renews', {
              day: <time dateTime={data.nextResetDate}>{formatDate(data.nextResetDate)}</time>,
            })}
          </span>
        </>
      )}
      {left <= 0 && (
        <>
          {' · '}
          <Link to="/billing">{t('generator.upgrade')}</Link>
        </>
      )}
    </>
  );
}

import type { MemberCounts } from '@sufra/contracts';
import { Skeleton } from '@sufra/web-kit';
import { formatCount } from '../format-count.ts';
import styles from './member-stats.module.css';

const titles = {
  users: 'Total users',
  admins: 'Admins',
  moderators: 'Moderators',
  premium: 'Premium users',
  recipes: 'Total recipes',
};

/** Without counts, the cards that are waiting for them. */
export const MemberStats = ({ counts }: { counts?: MemberCounts | undefined }) => (
  <dl className={styles.stats}>
    {Object.entries(titles).map(([key, title]) => (
      <div key={key} className={styles.stat}>
        <dt className={styles.title}>{title}</dt>
        <dd className={styles.value}>
          {counts ? (
            formatCount(counts[key as keyof typeof titles])
          ) : (
            <Skeleton shape="block" width="4ch" height="1em" />
          )}
        </dd>
      </div>
    ))}
  </dl>
);

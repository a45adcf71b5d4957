import type { MemberCounts } from '@sufra/contracts';
import { Skeleton } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import { formatCount } from '../format-count.ts';
import styles from './member-stats.module.css';

const titles = () => ({
  users: t('admin.stats.users'),
  admins: t('admin.stats.admins'),
  moderators: t('admin.stats.moderators'),
  premium: t('admin.stats.premium'),
  recipes: t('admin.stats.recipes'),
});

/** Without counts, the cards that are waiting for them. */
export const MemberStats = ({ counts }: { counts?: MemberCounts | undefined }) => (
  <dl className={styles.stats}>
    {Object.entries(titles()).map(([key, title]) => (
      <div key={key} className={styles.stat}>
        <dt className={styles.title}>{title}</dt>
        <dd className={styles.value}>
          {counts ? (
            formatCount(counts[key as keyof ReturnType<typeof titles>])
          ) : (
            <Skeleton shape="block" width="4ch" height="1em" />
          )}
        </dd>
      </div>
    ))}
  </dl>
);

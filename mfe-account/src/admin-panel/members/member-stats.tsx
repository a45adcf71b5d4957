import type { Member } from '@sufra/contracts';
import { Skeleton } from '@sufra/web-kit';
import { useMemo } from 'react';
import { formatCount } from '../format-count.ts';
import styles from './member-stats.module.css';

const titles = {
  users: 'Total users',
  admins: 'Admins',
  moderators: 'Moderators',
  premium: 'Premium users',
  recipes: 'Total recipes',
};

/** Without members, the cards that are waiting for them. */
export function MemberStats({ members }: { members?: Member[] }) {
  const counts = useMemo(() => members && countMembers(members), [members]);

  return (
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
}

function countMembers(members: Member[]) {
  const counts = { users: members.length, admins: 0, moderators: 0, premium: 0, recipes: 0 };
  for (const { isAdmin, isModerator, isPremium, recipesGenerated } of members) {
    if (isAdmin) counts.admins += 1;
    if (isModerator) counts.moderators += 1;
    if (isPremium) counts.premium += 1;
    counts.recipes += recipesGenerated;
  }
  return counts;
}

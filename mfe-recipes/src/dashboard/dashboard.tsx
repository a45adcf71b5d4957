import { limits, type User } from '@sufra/contracts';
import { Column } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { planQuery } from '../plan/api/plan.ts';
import { FormerWeek } from '../plan/week/former-week.tsx';
import { WeekSection } from '../plan/week/week-section.tsx';
import { RecentRecipes } from '../recent/recent-recipes.tsx';
import { savedRecipesQuery } from '../recipe/api/saved-recipes.ts';
import { AccountCards } from './account-cards.tsx';
import styles from './dashboard.module.css';
import { GenerateSection } from './generate-section.tsx';
import { generationsLeft } from './generations-left.ts';
import { ResetDate } from './reset-date.tsx';
import { SavedRecipes } from './saved/saved-recipes.tsx';
import { Subscription } from './subscription.tsx';
import { UpgradeBlock } from './upgrade-block.tsx';
import { useAnchorWhenReady } from './use-anchor-when-ready.ts';

export function Dashboard({ user }: { user: User }) {
  const saved = useQuery(savedRecipesQuery);
  const plan = useQuery({ ...planQuery, enabled: user.isPremium });
  const left = generationsLeft(user);
  useAnchorWhenReady(!saved.isPending && !(user.isPremium && plan.isPending));

  return (
    <>
      <Column roomy className={styles.top}>
        <header>
          <h1 className={styles.greeting}>
            Welcome, <bdi>{user.name || 'User'}</bdi>
          </h1>
          <p className={styles.lead}>{allowance(user)}</p>
          {!user.isPremium && <ResetDate />}
        </header>
        <AccountCards user={user} />
      </Column>
      <GenerateSection left={left} />
      {!user.isPremium && left > 0 && (
        <Column roomy>
          <UpgradeBlock />
        </Column>
      )}
      <RecentRecipes saved={saved} isPremium={user.isPremium} />
      {user.isPremium ? (
        <WeekSection recipes={saved.data} />
      ) : (
        saved.data && saved.data.length > 0 && <FormerWeek />
      )}
      <SavedRecipes saved={saved} isPremium={user.isPremium} />
      <Subscription user={user} />
    </>
  );
}

function allowance(user: User) {
  if (user.isPremium) return 'You have premium access with unlimited recipe generations.';
  const used = limits.freeGenerations - Math.min(generationsLeft(user), limits.freeGenerations);
  return `You have used ${used}/${limits.freeGenerations} recipe generations.`;
}

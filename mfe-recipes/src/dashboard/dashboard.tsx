import { limits, type User } from '@sufra/contracts';
import { Column, classes } from '@sufra/web-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { planQuery } from '../plan/api/plan.ts';
import { TodayAndTomorrow } from '../plan/today/today-and-tomorrow.tsx';
import { FormerWeek } from '../plan/week/former-week.tsx';
import { SeasonPlace } from '../ramadan/season/season-place.tsx';
import { RecentRecipes } from '../recent/recent-recipes.tsx';
import { savedRecipesQuery } from '../recipe/api/saved-recipes.ts';
import { useAnchorWhenReady } from '../section/use-anchor-when-ready.ts';
import { useWantedCopy } from '../shared-recipe/use-wanted-copy.ts';
import { HouseholdRecipes } from '../table/household-recipes.tsx';
import { t, tRich } from '../texts/text.ts';
import { AccountCards } from './account-cards.tsx';
import styles from './dashboard.module.css';
import { DashboardNav } from './dashboard-nav.tsx';
import { GenerateSection } from './generate-section.tsx';
import { generationsLeft } from './generations-left.ts';
import { ResetDate } from './reset-date.tsx';
import { SavedRecipes } from './saved/saved-recipes.tsx';
import { Subscription } from './subscription.tsx';
import { UpgradeBlock } from './upgrade-block.tsx';
import { useOpenGenerator } from './use-open-generator.ts';

export function Dashboard({ user }: { user: User }) {
  const saved = useInfiniteQuery(savedRecipesQuery);
  const plan = useQuery({ ...planQuery, enabled: user.isPremium });
  const left = generationsLeft(user);
  const { isOpen, open } = useOpenGenerator();
  useWantedCopy();
  const isWide = isOpen || left === 0;
  useAnchorWhenReady(!saved.isPending && !(user.isPremium && plan.isPending));

  return (
    <Column className={styles.page}>
      <div className={styles.top}>
        <header>
          <h1 className={styles.greeting}>
            {tRich('dashboard.welcome', { name: <bdi>{user.name || t('dashboard.nameless')}</bdi> })}
          </h1>
          <p className={styles.lead}>{allowance(user)}</p>
          {!user.isPremium && <ResetDate />}
        </header>
        <DashboardNav />
      </div>
      <SeasonPlace />
      <div className={classes(styles.work, isWide && styles.wide)}>
        <GenerateSection left={left} isOpen={isOpen} onOpen={open} />
        <div className={styles.aside}>
          <AccountCards user={user} />
          {user.isPremium && <TodayAndTomorrow hasRecipes={saved.data && saved.data.length > 0} />}
          {!user.isPremium && left > 0 && <UpgradeBlock />}
        </div>
      </div>
      <RecentRecipes saved={saved} isPremium={user.isPremium} isNewestShown={isWide} />
      {!user.isPremium && saved.data && saved.data.length > 0 && <FormerWeek />}
      <SavedRecipes saved={saved} isPremium={user.isPremium} />
      <HouseholdRecipes />
      <Subscription user={user} />
    </Column>
  );
}

function allowance(user: User) {
  if (user.isPremium) return t('dashboard.allowance.premium');
  const used = limits.freeGenerations - Math.min(generationsLeft(user), limits.freeGenerations);
  return t('dashboard.allowance.free', { used, total: limits.freeGenerations });
}

import { limits, type User } from '@sufra/contracts';
import { Column } from '@sufra/web-kit';
import { AccountCards } from './account-cards.tsx';
import styles from './dashboard.module.css';
import { ResetDate } from './reset-date.tsx';
import { SavedRecipes } from './saved-recipes.tsx';

export const Dashboard = ({ user }: { user: User }) => (
  <>
    <Column roomy className={styles.top}>
      <header>
        <h1 className={styles.greeting}>Welcome, {user.name || 'User'}</h1>
        <p className={styles.lead}>{allowance(user)}</p>
        {!user.isPremium && <ResetDate />}
      </header>
      <AccountCards user={user} />
    </Column>
    <SavedRecipes user={user} />
  </>
);

function allowance(user: User) {
  if (user.isPremium) return 'You have premium access with unlimited recipe generations.';
  const left = user.generations_left ?? limits.freeGenerations;
  return `You have used ${limits.freeGenerations - left}/${limits.freeGenerations} recipe generations.`;
}

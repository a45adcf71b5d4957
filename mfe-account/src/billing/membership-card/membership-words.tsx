import { limits, type Subscription } from '@sufra/contracts';
import { formatDate, useSession } from '@sufra/web-kit';
import styles from './membership-card.module.css';

export function MembershipWords({ subscription }: { subscription: Subscription }) {
  const { user } = useSession();
  const left = user?.generations_left;
  const { isPremium, state, endedAt } = subscription;

  return (
    <div className={styles.words}>
      {isPremium && <p>Unlimited recipes, every meal type, and your favourites saved.</p>}
      {state === 'ended' && (
        <p>
          Your premium membership ended{endedAt && ` on ${formatDate(endedAt)}`}. The recipes you saved are
          still yours.
        </p>
      )}
      {!isPremium && typeof left === 'number' && (
        <p>
          You have {left} of {limits.freeGenerations} free recipe generations left.
        </p>
      )}
    </div>
  );
}

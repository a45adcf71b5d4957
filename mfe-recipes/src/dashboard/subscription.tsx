import type { User } from '@sufra/contracts';
import { Card, LinkButton } from '@sufra/web-kit';
import styles from './subscription.module.css';

export const Subscription = ({ user }: { user: User }) => (
  <Card as="section" padding="none" className={styles.card} aria-labelledby="subscription">
    <div>
      <h2 id="subscription" className={styles.title}>
        {user.isPremium ? 'Your premium membership' : 'Your membership'}
      </h2>
      <p className={styles.words}>Update payment method or cancel anytime.</p>
    </div>
    <LinkButton to="/billing" tone="quiet">
      Manage Subscription
    </LinkButton>
  </Card>
);

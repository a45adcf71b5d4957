import type { User } from '@sufra/contracts';
import { Card, LinkButton } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import styles from './subscription.module.css';

export const Subscription = ({ user }: { user: User }) => (
  <Card as="section" padding="none" className={styles.card} aria-labelledby="subscription">
    <div>
      <h2 id="subscription" className={styles.title}>
        {user.isPremium ? t('dashboard.subscription.premium') : t('dashboard.subscription.free')}
      </h2>
      <p className={styles.words}>{t('dashboard.subscription.words')}</p>
    </div>
    <LinkButton to="/billing" tone="quiet">
      {t('dashboard.subscription.manage')}
    </LinkButton>
  </Card>
);

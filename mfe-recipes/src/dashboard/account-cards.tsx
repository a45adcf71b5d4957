import type { User } from '@sufra/contracts';
import type { ReactNode } from 'react';
import { t } from '../texts/text.ts';
import styles from './account-cards.module.css';
import { generationsLeft } from './generations-left.ts';

export const AccountCards = ({ user }: { user: User }) => (
  <div className={styles.cards}>
    <Fact
      title={t('dashboard.left.title')}
      caption={user.isPremium ? t('dashboard.left.unlimited') : t('dashboard.left.remaining')}
    >
      {user.isPremium ? (
        <span role="img" aria-label={t('dashboard.left.sign')}>
          ∞
        </span>
      ) : (
        generationsLeft(user)
      )}
    </Fact>
    <Fact
      title={t('dashboard.type.title')}
      caption={user.isPremium ? t('dashboard.type.premiumCaption') : t('dashboard.type.freeCaption')}
    >
      {user.isPremium ? t('dashboard.type.premium') : t('dashboard.type.free')}
    </Fact>
  </div>
);

interface FactProps {
  title: string;
  caption: string;
  children: ReactNode;
}

const Fact = ({ title, caption, children }: FactProps) => (
  <div className={styles.fact}>
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.value}>{children}</p>
    <p className={styles.caption}>{caption}</p>
  </div>
);

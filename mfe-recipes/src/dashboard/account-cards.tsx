import type { User } from '@sufra/contracts';
import type { ReactNode } from 'react';
import styles from './account-cards.module.css';
import { generationsLeft } from './generations-left.ts';

export const AccountCards = ({ user }: { user: User }) => (
  <div className={styles.cards}>
    <Fact
      title="Recipe Generations Left"
      caption={user.isPremium ? 'Unlimited recipes' : 'Generations remaining'}
    >
      {user.isPremium ? (
        <span role="img" aria-label="Unlimited">
          ∞
        </span>
      ) : (
        generationsLeft(user)
      )}
    </Fact>
    <Fact
      title="Account Type"
      caption={user.isPremium ? 'Premium features unlocked' : 'Limited features available'}
    >
      {user.isPremium ? 'Premium' : 'Free'}
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

import { Loading, Skeleton } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import { t } from '../texts/text.ts';
import { AccountBody } from './account-body.tsx';
import styles from './account-section.module.css';

interface AccountSectionProps {
  /** Where a link with an anchor leads. */
  id?: string;
  title: string;
  /** What it is about, in a sentence. */
  lead: ReactNode;
  children: ReactNode;
}

export const AccountSection = ({ id, title, lead, children }: AccountSectionProps) => (
  <section id={id} className={styles.section}>
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
    </div>
    <div className={styles.content}>{children}</div>
  </section>
);

export const AccountSkeleton = () => (
  <AccountBody lead={<Skeleton width="14rem" />}>
    <Loading label={t('account.loading')}>
      <SectionSkeleton />
      <SectionSkeleton />
      <SectionSkeleton />
    </Loading>
  </AccountBody>
);

const SectionSkeleton = () => (
  <div className={styles.section}>
    <div>
      <Skeleton shape="title" />
      <Skeleton lines={2} />
    </div>
    <div className={styles.content}>
      <div>
        <Skeleton width="5rem" />
        <Skeleton shape="block" height="44px" />
      </div>
      <Skeleton shape="block" width="9rem" height="44px" />
    </div>
  </div>
);

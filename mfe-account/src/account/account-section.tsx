import type { ReactNode } from 'react';
import styles from './account-section.module.css';

export interface AccountSectionProps {
  title: string;
  /** What it is about, in a sentence. */
  lead: ReactNode;
  children: ReactNode;
}

export const AccountSection = ({ title, lead, children }: AccountSectionProps) => (
  <section className={styles.section}>
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
    </div>
    <div className={styles.content}>{children}</div>
  </section>
);

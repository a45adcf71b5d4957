import { useElementId } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import styles from './charity.module.css';

interface LedgerSectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function LedgerSection({ title, lead, children }: LedgerSectionProps) {
  const id = useElementId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {lead && <p className={styles.about}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}

import { useElementId } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import styles from './part.module.css';

interface PartProps {
  title: string;
  /** The anchor that links lead to. */
  id?: string;
  children: ReactNode;
}

/** A part of `/eid` or `/qurbani` under its heading. */
export function Part({ title, id, children }: PartProps) {
  const headingId = useElementId();
  return (
    <section id={id} className={styles.part} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

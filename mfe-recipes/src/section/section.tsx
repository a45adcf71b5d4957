import { Column } from '@sufra/web-kit';
import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  /** A little darker than the page, to set it off from its neighbours. */
  sunken?: boolean;
  /** The anchor that links lead to. */
  id?: string;
  children: ReactNode;
}

/** A band of a page, as wide as the window, with its heading and its content in the page's column. */
export function Section({ title, lead, sunken = false, id, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={sunken ? styles.sunken : undefined}>
      <Column roomy>
        <h2 id={titleId}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.content}>{children}</div>
      </Column>
    </section>
  );
}

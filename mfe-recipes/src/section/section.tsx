import { Column, classes, useElementId } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  /** On the line of the title, at its end. */
  action?: ReactNode;
  /** The title stands small above what is large in the content itself. */
  asEyebrow?: boolean;
  /** One of many on a page that is seen at a glance; it stands in the column of its page. */
  tight?: boolean;
  /** A little darker than the page, to set it off from its neighbours. */
  sunken?: boolean;
  /** The anchor that links lead to. */
  id?: string;
  children: ReactNode;
}

/** A band of a page, as wide as the window, with its heading and its content in the page's column. */
export function Section({
  title,
  lead,
  action,
  asEyebrow = false,
  tight = false,
  sunken = false,
  id,
  children,
}: SectionProps) {
  const titleId = useElementId();
  const heading = (
    <h2 id={titleId} className={asEyebrow ? styles.eyebrow : undefined}>
      {title}
    </h2>
  );
  const content = (
    <>
      {action ? (
        <div className={styles.head}>
          {heading}
          {action}
        </div>
      ) : (
        heading
      )}
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.content}>{children}</div>
    </>
  );
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={classes(sunken && styles.sunken, tight && styles.tight)}
    >
      {tight ? content : <Column roomy>{content}</Column>}
    </section>
  );
}

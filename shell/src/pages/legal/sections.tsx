import { classes } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import styles from './sections.module.css';

export type LegalSection = { id: string; title: string; text: ReactNode };

type SectionsProps = { sections: LegalSection[]; level: 'h2' | 'h3'; prefix?: string };

/** The numbered sections of a legal text; `prefix` keeps their anchors apart where two texts share a page. */
export const Sections = ({ sections, level: Heading, prefix = '' }: SectionsProps) => (
  <div className={classes(styles.sections, Heading === 'h3' && styles.within)}>
    {sections.map(({ id, title, text }, index) => (
      <section key={id} id={prefix + id} className={styles.section} aria-labelledby={`${prefix}${id}-title`}>
        <Heading id={`${prefix}${id}-title`}>
          {index + 1}. {title}
        </Heading>
        {text}
      </section>
    ))}
  </div>
);

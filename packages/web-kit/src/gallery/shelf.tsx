import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export const Shelf = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

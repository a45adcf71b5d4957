import { brand } from '@sufra/contracts';
import { type ReactNode, useEffect } from 'react';
import { brandDescription, brandTagline } from '../texts/brand-texts.ts';
import { setPageTitle } from './document-title.ts';
import styles from './page-head.module.css';

export interface PageHeadProps {
  /** In the browser's bar as '{title} - {brand}'; the brand alone when empty. */
  title: string;
  description?: string;
  /** The page's visible h1, when it has no other. */
  heading?: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
}

/** Sets the document's title and description. The server may have sent a head already, so the one element is changed. */
export function PageHead({ title, description = brandDescription(), heading, eyebrow, lead }: PageHeadProps) {
  useEffect(() => {
    setPageTitle(title ? `${title} - ${brand.name}` : `${brand.name} - ${brandTagline()}`);
  }, [title]);

  useEffect(() => {
    descriptionElement().content = description;
  }, [description]);

  if (!heading) return null;
  return (
    <header className={styles.head}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.title}>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}

function descriptionElement() {
  const found = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (found) return found;
  const made = document.createElement('meta');
  made.name = 'description';
  document.head.append(made);
  return made;
}

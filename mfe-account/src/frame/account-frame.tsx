import { brand } from '@sufra/contracts';
import { classes, GreenBand, Logo } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../texts/text.ts';
import styles from './account-frame.module.css';

export interface AccountFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The pages without the navigation bar need a way home of their own. */
  withLogo?: boolean;
  children: ReactNode;
}

/** A page about the account: what there is to do on one side, a quiet panel on the other. */
export const AccountFrame = ({ title, lead, withLogo = false, children }: AccountFrameProps) => (
  <div className={styles.frame}>
    <GreenBand className={classes(styles.panel, withLogo && styles.staysOnPhones)}>
      {withLogo && (
        <Link to="/" className={styles.home} aria-label={t('frame.home', { brand: brand.name })}>
          <Logo />
        </Link>
      )}
      <figure className={styles.saying}>
        <blockquote>{t('frame.saying')}</blockquote>
        <figcaption>{t('frame.source')}</figcaption>
      </figure>
    </GreenBand>
    <div className={styles.place}>
      <div className={styles.column}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </div>
  </div>
);

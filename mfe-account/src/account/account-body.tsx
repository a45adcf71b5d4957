import { Column } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import { t } from '../texts/text.ts';
import styles from './account-body.module.css';

export interface AccountBodyProps {
  lead: ReactNode;
  children: ReactNode;
}

export const AccountBody = ({ lead, children }: AccountBodyProps) => (
  <Column roomy>
    <h1 className={styles.title}>{t('account.title')}</h1>
    <p className={styles.lead}>{lead}</p>
    {children}
  </Column>
);

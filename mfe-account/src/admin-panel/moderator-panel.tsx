import { Column, Opening } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import styles from './admin-panel.module.css';
import { ReportsSection } from './reports/reports-section.tsx';

/** What moderators do here; the rest of the panel is for admins. */
export const ModeratorPanel = () => (
  <>
    <Opening className={styles.opening}>
      <h1 className={styles.title}>{t('admin.reports.title')}</h1>
      <p className={styles.lead}>{t('admin.reports.lead')}</p>
    </Opening>
    <Column className={styles.moderating}>
      <ReportsSection />
    </Column>
  </>
);

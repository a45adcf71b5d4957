import { Column, Opening } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import styles from './admin-panel.module.css';
import { PanelTabs } from './panel-tabs.tsx';
import { PublicationsSection } from './publications/publications-section.tsx';
import { ReportsSection } from './reports/reports-section.tsx';

/** What moderators do here; the rest of the panel is for admins. */
export const ModeratorPanel = () => (
  <>
    <Opening className={styles.opening}>
      <h1 className={styles.title}>{t('admin.moderation.title')}</h1>
      <p className={styles.lead}>{t('admin.moderation.lead')}</p>
    </Opening>
    <Column className={styles.panel}>
      <PanelTabs
        label={t('admin.moderation.title')}
        tabs={[
          { id: 'reports', title: t('admin.tabs.reports'), content: <ReportsSection /> },
          { id: 'recipes', title: t('admin.tabs.recipes'), content: <PublicationsSection /> },
        ]}
      />
    </Column>
  </>
);

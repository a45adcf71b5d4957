import { Column, Opening } from '@sufra/web-kit';
import { StepUpHost } from '../second-factor/step-up/step-up-host.tsx';
import { t } from '../texts/text.ts';
import styles from './admin-panel.module.css';
import { AuditLog } from './audit/audit-log.tsx';
import { EventsSection } from './events/events-section.tsx';
import { MembersSection } from './members/members-section.tsx';
import { MoonSection } from './moon/moon-section.tsx';
import { PanelTabs } from './panel-tabs.tsx';
import { PublicationsSection } from './publications/publications-section.tsx';
import { ReportsSection } from './reports/reports-section.tsx';
import { ConfirmRoleChange } from './roles/confirm-role-change.tsx';
import { RoleMessages } from './roles/role-messages.tsx';
import { useRoleChanges } from './roles/use-role-changes.ts';

export function AdminPanel() {
  const roles = useRoleChanges();

  return (
    <>
      <Opening className={styles.opening}>
        <h1 className={styles.title}>{t('admin.title')}</h1>
        <p className={styles.lead}>{t('admin.lead')}</p>
      </Opening>
      <Column className={styles.panel}>
        <PanelTabs
          label={t('admin.title')}
          tabs={[
            { id: 'users', title: t('admin.tabs.users'), content: <MembersSection roles={roles} /> },
            { id: 'reports', title: t('admin.tabs.reports'), content: <ReportsSection /> },
            { id: 'recipes', title: t('admin.tabs.recipes'), content: <PublicationsSection /> },
            { id: 'moon', title: t('admin.tabs.moon'), content: <MoonSection /> },
            { id: 'events', title: t('admin.tabs.events'), content: <EventsSection /> },
            { id: 'audit-log', title: t('admin.tabs.audit'), content: <AuditLog /> },
          ]}
        />
        <RoleMessages {...roles} />
      </Column>
      <StepUpHost />
      <ConfirmRoleChange change={roles.toConfirm} onCancel={roles.cancel} onConfirm={roles.confirm} />
    </>
  );
}

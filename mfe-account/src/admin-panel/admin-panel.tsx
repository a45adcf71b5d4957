import { Column, Opening } from '@sufra/web-kit';
import { StepUpHost } from '../second-factor/step-up/step-up-host.tsx';
import styles from './admin-panel.module.css';
import { AuditLog } from './audit/audit-log.tsx';
import { EventsSection } from './events/events-section.tsx';
import { MembersSection } from './members/members-section.tsx';
import { PanelTabs } from './panel-tabs.tsx';
import { ConfirmRoleChange } from './roles/confirm-role-change.tsx';
import { RoleMessages } from './roles/role-messages.tsx';
import { useRoleChanges } from './roles/use-role-changes.ts';

export function AdminPanel() {
  const roles = useRoleChanges();

  return (
    <>
      <Opening className={styles.opening}>
        <h1 className={styles.title}>Admin panel</h1>
        <p className={styles.lead}>Who is at the table, and who may do what.</p>
      </Opening>
      <Column className={styles.panel}>
        <PanelTabs
          label="Admin panel"
          tabs={[
            { id: 'users', title: 'Users', content: <MembersSection roles={roles} /> },
            { id: 'events', title: 'Events', content: <EventsSection /> },
            { id: 'audit-log', title: 'Audit log', content: <AuditLog /> },
          ]}
        />
        <RoleMessages {...roles} />
      </Column>
      <StepUpHost />
      <ConfirmRoleChange change={roles.toConfirm} onCancel={roles.cancel} onConfirm={roles.confirm} />
    </>
  );
}

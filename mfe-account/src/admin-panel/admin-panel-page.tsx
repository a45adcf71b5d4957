import { Column, MembersOnly, PageHead, useSession } from '@sufra/web-kit';
import { AdminPanel } from './admin-panel.tsx';
import { NotAnAdmin } from './not-an-admin.tsx';

export default function AdminPanelPage() {
  return (
    <>
      <PageHead title="Admin panel" description="The members of Sufra, their roles, and who changed them." />
      <MembersOnly>
        <ForAdmins />
      </MembersOnly>
    </>
  );
}

function ForAdmins() {
  const { user } = useSession();
  if (user?.isAdmin) return <AdminPanel />;
  return (
    <Column roomy>
      <NotAnAdmin />
    </Column>
  );
}

import { MembersOnly, PageHead, useSession } from '@sufra/web-kit';
import { Dashboard } from './dashboard.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';

export default function DashboardPage() {
  return (
    <>
      <PageHead title="Dashboard" description="Your recipes, and how many more are yours to generate." />
      <MembersOnly fallback={<DashboardSkeleton />}>
        <OfMember />
      </MembersOnly>
    </>
  );
}

function OfMember() {
  const { user } = useSession();
  return user && <Dashboard user={user} />;
}

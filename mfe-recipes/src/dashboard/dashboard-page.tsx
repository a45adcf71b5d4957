import { MembersOnly, PageHead, useSession } from '@sufra/web-kit';
import { Navigate, useLocation } from 'react-router-dom';
import { t } from '../texts/text.ts';
import { Dashboard } from './dashboard.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';

export default function DashboardPage() {
  return (
    <>
      <PageHead title={t('dashboard.title')} description={t('dashboard.description')} />
      <MembersOnly fallback={<DashboardSkeleton />}>
        <OfMember />
      </MembersOnly>
    </>
  );
}

function OfMember() {
  const { user } = useSession();
  const { search, hash } = useLocation();
  // Where the week was until it had a page of its own: a shopping list may lie open under that address.
  const wasWeek = hash === '#week' || new URLSearchParams(search).get('shopping') === 'week';
  if (wasWeek) return <Navigate replace to={{ pathname: '/dashboard/week', search }} />;
  return user && <Dashboard user={user} />;
}

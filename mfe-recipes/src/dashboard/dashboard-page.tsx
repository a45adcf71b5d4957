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
  // Where the week and its list were until they had pages of their own.
  if (new URLSearchParams(search).get('shopping') === 'week')
    return <Navigate replace to="/dashboard/shopping?take=week" />;
  if (hash === '#week') return <Navigate replace to={{ pathname: '/dashboard/week', search }} />;
  return user && <Dashboard user={user} />;
}

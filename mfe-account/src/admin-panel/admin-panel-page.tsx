import { brand } from '@sufra/contracts';
import {
  Column,
  EmptyState,
  ErrorState,
  LinkButton,
  MembersOnly,
  PageHead,
  session,
  useSession,
} from '@sufra/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../texts/text.ts';
import { AdminPanel } from './admin-panel.tsx';

export default function AdminPanelPage() {
  return (
    <>
      <PageHead title={t('admin.title')} description={t('admin.description', { brand: brand.name })} />
      <MembersOnly>
        <ForAdmins />
      </MembersOnly>
    </>
  );
}

function ForAdmins() {
  const { user } = useSession();
  if (user?.isAdmin) return <AdminPanel />;
  if (user?.heldRoles?.includes('admin')) return <HeldBack />;
  return (
    <Column roomy>
      <NotAnAdmin />
    </Column>
  );
}

/** The role is theirs, and waits. */
const HeldBack = () => (
  <Column roomy>
    <EmptyState
      headingLevel="h1"
      title={t('admin.heldBack.title')}
      action={<LinkButton to="/account#second-step">{t('admin.heldBack.action')}</LinkButton>}
    >
      {t('admin.heldBack.words')}
    </EmptyState>
  </Column>
);

const timeToRead = 5_000;

/** Says so and leads away. Whatever was seen as an admin is forgotten. */
function NotAnAdmin() {
  const navigate = useNavigate();
  const client = useQueryClient();

  useEffect(() => {
    client.removeQueries({ queryKey: ['admin'] });
    // The role may have been given since this page last asked.
    void session.refreshUser();
  }, [client]);

  useEffect(() => {
    const timer = setTimeout(() => navigate('/dashboard', { replace: true }), timeToRead);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <ErrorState
      headingLevel="h1"
      title={t('admin.notAdmin.title')}
      action={
        <LinkButton to="/dashboard" replace>
          {t('admin.notAdmin.action')}
        </LinkButton>
      }
    >
      {t('admin.notAdmin.words')}
    </ErrorState>
  );
}

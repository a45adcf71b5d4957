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
import { ModeratorPanel } from './moderator-panel.tsx';

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
  if (user?.heldRoles?.includes('admin')) return <HeldBack title={t('admin.heldBack.title')} />;
  if (user?.isModerator) return <ModeratorPanel />;
  if (user?.heldRoles?.includes('moderator')) return <HeldBack title={t('admin.heldBack.moderator')} />;
  return (
    <Column roomy>
      <NotAnAdmin />
    </Column>
  );
}

/** The role is theirs, and waits. */
const HeldBack = ({ title }: { title: string }) => (
  <Column roomy>
    <EmptyState
      headingLevel="h1"
      title={title}
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

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
import { AdminPanel } from './admin-panel.tsx';

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
      title="Your admin role waits for a second step."
      action={<LinkButton to="/account#second-step">Set up a second step</LinkButton>}
    >
      Admins sign in with a code of an app, or with a passkey, beside the password. Once you have set one up,
      this page is open to you. Until then you can do what every member can.
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
      title="This page is for admins."
      action={
        <LinkButton to="/dashboard" replace>
          Go to your dashboard
        </LinkButton>
      }
    >
      Your account does not have the admin role. We are taking you to your dashboard.
    </ErrorState>
  );
}

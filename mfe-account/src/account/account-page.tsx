import { MembersOnly, PageHead, session, toast } from '@sufra/web-kit';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { t } from '../texts/text.ts';
import { Account } from './account.tsx';
import { AccountSkeleton } from './account-section.tsx';

export default function AccountPage() {
  // Above the guard, which would ask a visitor without an account to sign in.
  const [isDeleted, setIsDeleted] = useState(false);

  const sayGoodbye = () => {
    toast({ message: t('account.deleted') });
    setIsDeleted(true);
  };

  return (
    <>
      <PageHead title={t('account.title')} description={t('account.description')} />
      {isDeleted ? (
        <Farewell />
      ) : (
        <MembersOnly fallback={<AccountSkeleton />}>
          <Account onDeleted={sayGoodbye} />
        </MembersOnly>
      )}
    </>
  );
}

/** The account is gone: the member is signed out in every tab, and home is where a visitor begins. */
function Farewell() {
  useEffect(() => void session.signOut(), []);
  return <Navigate to="/" replace />;
}

import { ErrorState, formatDate, useSession } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { t } from '../texts/text.ts';
import { accountQuery } from './account-api.ts';
import { AccountBody } from './account-body.tsx';
import { AccountSkeleton } from './account-section.tsx';
import { CookingSection } from './cooking-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { DigitsSection } from './digits-section.tsx';
import { EmailSection } from './email-section.tsx';
import { HouseholdSection } from './household-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { RemindersSection } from './reminders-section.tsx';
import { SecuritySection } from './second-factor/security-section.tsx';
import { SignOutSection } from './sign-out-section.tsx';

export function Account({ onDeleted }: { onDeleted: () => void }) {
  const { data, isError, error, refetch, isFetching } = useQuery(accountQuery);
  const { user } = useSession();
  const lastSeen = useRef(user?.email);

  // A link that was opened in another tab has changed it.
  useEffect(() => {
    if (user?.email === lastSeen.current) return;
    lastSeen.current = user?.email;
    void refetch();
  }, [user?.email, refetch]);

  if (!data && !isError) return <AccountSkeleton />;
  return (
    <AccountBody lead={data && t('account.since', { date: formatDate(data.user.createdAt) })}>
      {data ? (
        <>
          <NameSection {...data} />
          <EmailSection {...data} />
          <PasswordSection {...data} />
          <SecuritySection {...data} />
          <DigitsSection {...data} />
          <RemindersSection />
          <CookingSection />
          <HouseholdSection />
          <DataSection />
          <SignOutSection />
          <DeletionSection {...data} onDeleted={onDeleted} />
        </>
      ) : (
        <ErrorState title={t('account.failed')} error={error} onRetry={refetch} retrying={isFetching} />
      )}
    </AccountBody>
  );
}

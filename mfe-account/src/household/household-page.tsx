import { limits } from '@sufra/contracts';
import { Column, ErrorState, Loading, MembersOnly, PageHead, Skeleton } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../texts/text.ts';
import { BeginSection } from './begin-section.tsx';
import styles from './household.module.css';
import { householdQuery } from './household-api.ts';
import { InvitationsSection } from './invitations-section.tsx';
import { LeaveSection } from './leave-section.tsx';
import { MembersSection } from './members-section.tsx';
import { TableSection } from './table-section.tsx';

export default function HouseholdPage() {
  return (
    <>
      <PageHead title={t('household.title')} description={t('household.description')} />
      <MembersOnly fallback={<HouseholdSkeleton />}>
        <OwnHousehold />
      </MembersOnly>
    </>
  );
}

function OwnHousehold() {
  const { data, isError, error, refetch, isFetching } = useQuery(householdQuery);
  if (!data && isError)
    return (
      <HouseholdBody>
        <ErrorState title={t('household.failed')} error={error} onRetry={refetch} retrying={isFetching} />
      </HouseholdBody>
    );
  if (!data) return <HouseholdSkeleton />;
  const { household } = data;
  return (
    <HouseholdBody>
      {household ? (
        <>
          <MembersSection household={household} />
          <TableSection />
          {household.role === 'owner' && <InvitationsSection household={household} />}
          <LeaveSection household={household} />
        </>
      ) : (
        <BeginSection />
      )}
    </HouseholdBody>
  );
}

const HouseholdBody = ({ children }: { children: ReactNode }) => (
  <Column roomy>
    <h1 className={styles.title}>{t('household.title')}</h1>
    <p className={styles.lead}>{t('household.lead', { most: limits.householdMembers })}</p>
    {children}
  </Column>
);

const HouseholdSkeleton = () => (
  <HouseholdBody>
    <Loading label={t('household.loading')}>
      <Skeleton shape="title" />
      <Skeleton shape="block" height="4rem" />
      <Skeleton shape="block" height="4rem" />
    </Loading>
  </HouseholdBody>
);

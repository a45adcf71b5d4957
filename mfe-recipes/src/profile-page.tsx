import { Column, ErrorState, Loading, MembersOnly, PageHead, Skeleton } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { EatersSection } from './eaters/eaters-section.tsx';
import { profileQuery } from './profile/api/profile.ts';
import { ProfileForm } from './profile/profile-form.tsx';
import styles from './profile/profile-page.module.css';
import { t } from './texts/text.ts';

/** `/dashboard/cooking`: what each wish to the kitchen begins with, and whose line the verdicts keep to. */
export default function ProfilePage() {
  return (
    <Column roomy className={styles.page}>
      <PageHead
        title={t('profile.title')}
        description={t('profile.lead')}
        heading={t('profile.title')}
        lead={t('profile.lead')}
      />
      <MembersOnly fallback={<Waiting />}>
        <OfMember />
        <EatersSection />
      </MembersOnly>
    </Column>
  );
}

function OfMember() {
  const { data, error, isError, isFetching, refetch } = useQuery(profileQuery);
  if (data) return <ProfileForm kept={data.profile} />;
  if (!isError) return <Waiting />;
  return (
    <ErrorState
      title={t('profile.failed')}
      error={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

const Waiting = () => (
  <Loading label={t('profile.loading')}>
    <Skeleton shape="block" height="26rem" />
  </Loading>
);

import { LinkButton, Loading, PageHead, Skeleton } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTokenFromPath } from '../address/token-from-path.ts';
import { AccountFrame } from '../frame/account-frame.tsx';
import { t } from '../texts/text.ts';
import { invitationQuery } from './invitation-api.ts';
import { InvitationProblem } from './invitation-problem.tsx';
import { Join } from './join.tsx';
import { keepInvitation, keptInvitation } from './kept-invitation.ts';

export default function JoinPage() {
  const opened = useTokenFromPath('/household/join');
  const [kept] = useState(keptInvitation);
  const token = opened ?? kept;

  useEffect(() => {
    if (opened) keepInvitation(opened);
  }, [opened]);

  return (
    <>
      <PageHead title={t('household.join.tab')} description={t('household.join.description')} />
      {token ? <Invitation token={token} /> : <NoInvitation />}
    </>
  );
}

function Invitation({ token }: { token: string }) {
  const { data, isError, error } = useQuery(invitationQuery(token));
  if (data) return <Join token={token} invitation={data} />;
  if (isError) return <InvitationProblem error={error} />;
  return (
    <AccountFrame title={t('household.join.tab')}>
      <Loading label={t('household.join.loading')}>
        <Skeleton lines={3} />
      </Loading>
    </AccountFrame>
  );
}

const NoInvitation = () => (
  <AccountFrame title={t('household.join.nothing')} lead={t('household.join.nothingLead')}>
    <LinkButton to="/household" tone="quiet">
      {t('household.join.own')}
    </LinkButton>
  </AccountFrame>
);

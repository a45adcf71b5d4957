import type { Household } from '@sufra/contracts';
import { Button, useSession } from '@sufra/web-kit';
import { useState } from 'react';
import { AccountSection } from '../account/account-section.tsx';
import { t } from '../texts/text.ts';
import { AskBefore } from './ask-before.tsx';
import { dissolveMutation, removeMutation } from './household-api.ts';

/** An owner hands the household over or dissolves it; the others leave. */
export function LeaveSection({ household }: { household: Household }) {
  const [isAsking, setIsAsking] = useState(false);
  const { user } = useSession();
  const close = () => setIsAsking(false);
  const isOwner = household.role === 'owner';

  return (
    <AccountSection
      title={isOwner ? t('household.dissolve.title') : t('household.leave.title')}
      lead={isOwner ? t('household.dissolve.lead') : t('household.leave.lead')}
    >
      <Button tone="danger" onClick={() => setIsAsking(true)}>
        {isOwner ? t('household.dissolve.open') : t('household.leave.open')}
      </Button>
      {isAsking && isOwner && (
        <AskBefore
          mutation={dissolveMutation}
          values={undefined}
          title={t('household.dissolve.ask')}
          words={t('household.dissolve.words')}
          confirm={t('household.dissolve.confirm')}
          done={t('household.dissolve.done')}
          onClose={close}
        />
      )}
      {isAsking && !isOwner && user && (
        <AskBefore
          mutation={removeMutation}
          values={user._id}
          title={t('household.leave.ask')}
          words={t('household.leave.words')}
          confirm={t('household.leave.confirm')}
          done={t('household.leave.done')}
          onClose={close}
        />
      )}
    </AccountSection>
  );
}

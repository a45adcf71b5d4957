import type { AnswerOf } from '@sufra/contracts';
import { Button } from '@sufra/web-kit';
import { useState } from 'react';
import { t } from '../texts/text.ts';
import { AccountSection } from './account-section.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';

export function DeletionSection({
  onDeleted,
  ...data
}: AnswerOf<'GET /auth/me'> & { onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false);

  return (
    <AccountSection title={t('account.deletion.title')} lead={t('account.deletion.lead')}>
      <Button tone="danger" onClick={() => setIsAsking(true)}>
        {t('account.deletion.open')}
      </Button>
      {isAsking && <DeletionDialog {...data} onDeleted={onDeleted} onClose={() => setIsAsking(false)} />}
    </AccountSection>
  );
}

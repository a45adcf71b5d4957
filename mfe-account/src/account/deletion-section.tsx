import type { AnswerOf } from '@sufra/contracts';
import { Button } from '@sufra/web-kit';
import { useState } from 'react';
import { AccountSection } from './account-section.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';

export function DeletionSection({
  onDeleted,
  ...data
}: AnswerOf<'GET /auth/me'> & { onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false);

  return (
    <AccountSection title="Delete the account" lead="At once, for good, and with all that is yours.">
      <Button tone="danger" onClick={() => setIsAsking(true)}>
        Delete my account
      </Button>
      {isAsking && <DeletionDialog {...data} onDeleted={onDeleted} onClose={() => setIsAsking(false)} />}
    </AccountSection>
  );
}

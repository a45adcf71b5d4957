import { messages } from '@sufra/contracts';
import { Button } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { FormProblem } from '../forms/form-problem.tsx';
import { AccountSection } from './account-section.tsx';
import { exportAccountMutation } from './api/export-account.ts';

export function DataSection() {
  const exporting = useMutation(exportAccountMutation);

  return (
    <AccountSection
      title="Your data"
      lead="Everything that we keep about you, your recipes and payments with it, in one file that programs can read too."
    >
      {exporting.isError && <FormProblem error={exporting.error} fallback={messages.somethingWentWrong} />}
      <Button tone="quiet" busy={exporting.isPending} onClick={() => exporting.mutate()}>
        <Download aria-hidden="true" />
        Download my data
      </Button>
    </AccountSection>
  );
}

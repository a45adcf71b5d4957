import { messages } from '@sufra/contracts';
import { Button, say } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { AccountSection } from '../account/account-section.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { t } from '../texts/text.ts';
import { beginMutation } from './household-api.ts';

export function BeginSection() {
  const begin = useMutation(beginMutation);

  return (
    <AccountSection title={t('household.begin.title')} lead={t('household.begin.lead')}>
      {begin.isError && <FormProblem error={begin.error} fallback={say(messages.somethingWentWrong)} />}
      <Button busy={begin.isPending} onClick={() => begin.mutate(undefined)}>
        {t('household.begin.submit')}
      </Button>
    </AccountSection>
  );
}

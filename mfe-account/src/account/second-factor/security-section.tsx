import { type AnswerOf, messages } from '@sufra/contracts';
import { Loading, Skeleton, say } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { FormProblem } from '../../forms/form-problem.tsx';
import { StepUpHost } from '../../second-factor/step-up/step-up-host.tsx';
import { t } from '../../texts/text.ts';
import { AccountSection } from '../account-section.tsx';
import { secondFactorQuery } from './second-factor-api.ts';
import { SecondFactors } from './second-factors.tsx';

/** The second step of signing in: for every member, and for those whose roles need one. */
export function SecuritySection(data: AnswerOf<'GET /auth/me'>) {
  const { data: status, isError, error } = useQuery(secondFactorQuery);

  return (
    <AccountSection id="second-step" title={t('account.security.title')} lead={t('account.security.lead')}>
      {status ? (
        <SecondFactors status={status} {...data} />
      ) : isError ? (
        <FormProblem error={error} fallback={say(messages.somethingWentWrong)} />
      ) : (
        <Loading label={t('account.security.loading')}>
          <Skeleton lines={3} />
        </Loading>
      )}
      <StepUpHost />
    </AccountSection>
  );
}

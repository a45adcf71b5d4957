import { messages } from '@sufra/contracts';
import { ApiError, LinkButton, say } from '@sufra/web-kit';
import formStyles from '../forms/form.module.css';
import { FormProblem } from '../forms/form-problem.tsx';
import { AccountFrame } from '../frame/account-frame.tsx';
import { t } from '../texts/text.ts';

/** The link leads to nothing, or no answer has come. */
export function InvitationProblem({ error }: { error: unknown }) {
  const isNothing = error instanceof ApiError && error.code === 'not_found';
  return (
    <AccountFrame
      title={isNothing ? t('household.join.nothing') : t('household.join.tab')}
      lead={isNothing ? t('household.join.nothingLead') : undefined}
    >
      <div className={formStyles.form}>
        {!isNothing && <FormProblem error={error} fallback={say(messages.somethingWentWrong)} />}
        <div className={formStyles.actions}>
          <LinkButton to="/household" tone="quiet">
            {t('household.join.own')}
          </LinkButton>
        </div>
      </div>
    </AccountFrame>
  );
}

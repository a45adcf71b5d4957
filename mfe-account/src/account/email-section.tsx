import { type AnswerOf, messages } from '@sufra/contracts';
import { Button, Notice, say } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { FormProblem } from '../forms/form-problem.tsx';
import { t, tRich } from '../texts/text.ts';
import { changeAccountMutation } from './account-api.ts';
import { AccountSection } from './account-section.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';

export const EmailSection = ({ user, account }: AnswerOf<'GET /auth/me'>) => (
  <AccountSection
    title={t('account.email.title')}
    lead={tRich('account.email.lead', { email: <strong>{user.email}</strong> })}
  >
    {account.pendingEmail && <PendingEmail pending={account.pendingEmail} current={user.email} />}
    <ChangeEmailForm user={user} account={account} />
  </AccountSection>
);

/** To wish for the present address is to give up the new one. */
function PendingEmail({ pending, current }: { pending: string; current: string }) {
  const giveUp = useMutation(changeAccountMutation);

  return (
    <>
      <Notice title={t('account.email.pending', { email: pending })}>
        {t('account.email.pendingWords', { email: current })}
      </Notice>
      {giveUp.isError && <FormProblem error={giveUp.error} fallback={say(messages.somethingWentWrong)} />}
      <Button tone="quiet" busy={giveUp.isPending} onClick={() => giveUp.mutate({ email: current })}>
        {t('account.email.keep')}
      </Button>
    </>
  );
}

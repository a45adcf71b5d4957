import { type AnswerOf, messages } from '@sufra/contracts';
import { Button, Notice } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { FormProblem } from '../forms/form-problem.tsx';
import { changeAccountMutation } from './account-api.ts';
import { AccountSection } from './account-section.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';

export const EmailSection = ({ user, account }: AnswerOf<'GET /auth/me'>) => (
  <AccountSection
    title="Email"
    lead={
      <>
        You sign in with <strong>{user.email}</strong>, and our emails go there.
      </>
    }
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
      <Notice title={`A link is on its way to ${pending}.`}>
        Open it within 24 hours to confirm that the address is yours. Until then, everything stays as it is.
        From then on, {current} has three days to undo it, by a link that we mail there.
      </Notice>
      {giveUp.isError && <FormProblem error={giveUp.error} fallback={messages.somethingWentWrong} />}
      <Button tone="quiet" busy={giveUp.isPending} onClick={() => giveUp.mutate({ email: current })}>
        Keep the present email
      </Button>
    </>
  );
}

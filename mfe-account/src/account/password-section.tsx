import { type AnswerOf, messages } from '@sufra/contracts';
import { Button, Notice } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { forgotPasswordMutation } from '../forgot-password/forgot-password-api.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import { AccountSection } from './account-section.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

const leads = {
  both: 'You can sign in with it, or with Google. A new one signs you out everywhere but here.',
  password: 'A new one signs you out everywhere but here.',
  google: 'You sign in with Google, so there is none. You can have one as well.',
};

export function PasswordSection({ user, account: { hasPassword, hasGoogle } }: AnswerOf<'GET /auth/me'>) {
  if (!hasPassword) {
    return (
      <AccountSection title="Password" lead={leads.google}>
        <SetPassword email={user.email} />
      </AccountSection>
    );
  }
  return (
    <AccountSection title="Password" lead={hasGoogle ? leads.both : leads.password}>
      <ChangePasswordForm user={user} />
    </AccountSection>
  );
}

/** Proved like a forgotten one: by a link to the mailbox. */
function SetPassword({ email }: { email: string }) {
  const sending = useMutation(forgotPasswordMutation);

  return (
    <>
      <p>We mail a link to {email}. Whoever opens it there can choose a password.</p>
      {sending.isSuccess && (
        <Notice tone="success" title={sending.data.message}>
          The link works once and for one hour.
        </Notice>
      )}
      {sending.isError && <FormProblem error={sending.error} fallback={messages.somethingWentWrong} />}
      <Button tone="quiet" busy={sending.isPending} onClick={() => sending.mutate({ email })}>
        Set a password
      </Button>
    </>
  );
}

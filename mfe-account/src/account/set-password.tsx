import { messages } from '@sufra/contracts';
import { Button, Notice } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { forgotPasswordMutation } from '../forgot-password/api/forgot-password.ts';
import { FormProblem } from '../forms/form-problem.tsx';

/** Proved like a forgotten one: by a link to the mailbox. */
export function SetPassword({ email }: { email: string }) {
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

import { type AnswerOf, messages } from '@sufra/contracts';
import { Button, bringIntoView, Notice, say } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { forgotPasswordMutation } from '../forgot-password/forgot-password-api.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import { t } from '../texts/text.ts';
import { AccountSection } from './account-section.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

export function PasswordSection({ user, account: { hasPassword, hasGoogle } }: AnswerOf<'GET /auth/me'>) {
  if (!hasPassword) {
    return (
      <AccountSection title={t('account.password.title')} lead={t('account.password.google')}>
        <SetPassword email={user.email} />
      </AccountSection>
    );
  }
  return (
    <AccountSection
      title={t('account.password.title')}
      lead={hasGoogle ? t('account.password.both') : t('account.password.lead')}
    >
      <ChangePasswordForm user={user} />
    </AccountSection>
  );
}

/** Proved like a forgotten one: by a link to the mailbox. */
function SetPassword({ email }: { email: string }) {
  const sending = useMutation(forgotPasswordMutation);

  return (
    <>
      <p>{t('account.password.mailed', { email })}</p>
      {sending.isSuccess && (
        <Notice ref={bringIntoView} tone="success" title={say(sending.data.message)}>
          {t('account.password.once')}
        </Notice>
      )}
      {sending.isError && <FormProblem error={sending.error} fallback={say(messages.somethingWentWrong)} />}
      <Button tone="quiet" busy={sending.isPending} onClick={() => sending.mutate({ email })}>
        {t('account.password.set')}
      </Button>
    </>
  );
}

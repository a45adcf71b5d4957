import '@sufra/web-kit/zod-without-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { type BodyOf, messages, ResetPasswordBody } from '@sufra/contracts';
import { ApiError, Button, call, Notice, say, session, showFieldProblems } from '@sufra/web-kit';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import styles from '../forms/form.module.css';
import { FormProblem } from '../forms/form-problem.tsx';
import { NewPasswordField } from '../forms/new-password-field.tsx';
import { t, tRich } from '../texts/text.ts';

const resetPasswordMutation = (token: string) =>
  mutationOptions({
    mutationFn: async (body: BodyOf<'POST /auth/reset-password/{token}'>) => {
      await call('POST /auth/reset-password/{token}', { params: { token }, body });
      // It has ended every session of this account. Whether that was the one of this browser, only the server knows.
      void session.refreshUser();
    },
  });

export function ResetPasswordForm({ token, onSet }: { token: string; onSet: () => void }) {
  const form = useForm({ resolver: zodResolver(ResetPasswordBody), defaultValues: { newPassword: '' } });
  const { errors, isSubmitting } = form.formState;
  const resetPassword = useMutation(resetPasswordMutation(token));

  const submit = form.handleSubmit(values =>
    resetPassword.mutateAsync(values).then(onSet, error => showFieldProblems(error, form)),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <NewPasswordField
        {...form.register('newPassword')}
        label={t('reset.newPassword')}
        typed={form.watch('newPassword')}
        error={errors.newPassword?.message}
      />
      {resetPassword.isError && <ResetPasswordProblem error={resetPassword.error} />}
      <Button type="submit" wide busy={isSubmitting}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}

function ResetPasswordProblem({ error }: { error: unknown }) {
  if (!(error instanceof ApiError) || error.code !== 'token_invalid') {
    return <FormProblem error={error} fallback={say(messages.resetPasswordFallback)} />;
  }
  return (
    <Notice tone="danger" title={error.message}>
      {tRich('reset.over', { link: words => <Link to="/forgot-password">{words}</Link> })}
    </Notice>
  );
}

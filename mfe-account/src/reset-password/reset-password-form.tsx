import '../forms/zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { ResetPasswordBody } from '@sufra/contracts';
import { Button, showFieldProblems } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import styles from '../forms/form.module.css';
import { NewPasswordField } from '../forms/new-password-field.tsx';
import { resetPasswordMutation } from './api/reset-password.ts';
import { ResetPasswordProblem } from './reset-password-problem.tsx';

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
        label="New password"
        typed={form.watch('newPassword')}
        error={errors.newPassword?.message}
      />
      {resetPassword.isError && <ResetPasswordProblem error={resetPassword.error} />}
      <Button type="submit" wide busy={isSubmitting}>
        Set the new password
      </Button>
    </form>
  );
}

import '@sufra/web-kit/zod-without-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { type BodyOf, ChangePasswordBody, messages, type User } from '@sufra/contracts';
import { ApiError, Button, bringIntoView, call, Notice, say, session } from '@sufra/web-kit';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import styles from '../forms/form.module.css';
import { FormProblem } from '../forms/form-problem.tsx';
import { NewPasswordField } from '../forms/new-password-field.tsx';
import { OwnPasswordField } from '../forms/own-password-field.tsx';
import { showOwnerRefusal } from '../forms/show-owner-refusal.ts';
import { t } from '../texts/text.ts';
import { accountQuery } from './account-api.ts';

/** This session goes on with the token of the answer; the others have ended. */
const changePasswordMutation = mutationOptions({
  mutationFn: async (body: BodyOf<'POST /auth/change-password'>) => {
    const { token } = await call('POST /auth/change-password', { body });
    const { user } = session.get();
    if (user) session.signIn({ token, user });
  },
  onError: async (error, _body, _result, { client }) => {
    const hasNone = error instanceof ApiError && error.code === 'no_password';
    if (hasNone) await client.invalidateQueries(accountQuery);
  },
});

const empty = { currentPassword: '', newPassword: '' };

export function ChangePasswordForm({ user }: { user: User }) {
  const form = useForm({ resolver: zodResolver(ChangePasswordBody), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const changePassword = useMutation(changePasswordMutation);

  const submit = form.handleSubmit(values =>
    changePassword.mutateAsync(values).then(
      () => form.reset(empty),
      error => showOwnerRefusal(error, { form, passwordField: 'currentPassword' }),
    ),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <OwnPasswordField
        {...form.register('currentPassword')}
        label={t('account.password.current')}
        owner={user.email}
        error={errors.currentPassword?.message}
      />
      <NewPasswordField
        {...form.register('newPassword')}
        label={t('account.password.new')}
        typed={form.watch('newPassword')}
        person={user}
        error={errors.newPassword?.message}
      />
      {changePassword.isSuccess && (
        <Notice ref={bringIntoView} tone="success" title={t('account.password.changed')}>
          {t('account.password.undo')}
        </Notice>
      )}
      {changePassword.isError && !errors.currentPassword && (
        <FormProblem error={changePassword.error} fallback={say(messages.somethingWentWrong)} />
      )}
      <div className={styles.actions}>
        <Button type="submit" tone="quiet" busy={isSubmitting}>
          {t('account.password.change')}
        </Button>
      </div>
    </form>
  );
}

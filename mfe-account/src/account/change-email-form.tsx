import '@sufra/web-kit/zod-without-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { type AnswerOf, SignInBody } from '@sufra/contracts';
import { Button, Notice } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { EmailField } from '../forms/email-field.tsx';
import styles from '../forms/form.module.css';
import { OwnPasswordField } from '../forms/own-password-field.tsx';
import { showOwnerRefusal } from '../forms/show-owner-refusal.ts';
import { t } from '../texts/text.ts';
import { changeAccountMutation } from './account-api.ts';
import { emailDraftOf, forgetEmailDraft, keepEmailDraft } from './email-draft.ts';
import { OwnerProblem } from './owner-problem.tsx';

type AccountData = Pick<AnswerOf<'GET /auth/me'>, 'user' | 'account'>;

const bodyFor = ({ user, account }: AccountData) =>
  SignInBody.extend({ password: account.hasPassword ? SignInBody.shape.password : z.string() }).refine(
    ({ email }) => email !== user.email,
    { path: ['email'], error: () => t('account.email.same') },
  );

/**
 * Asks for the password, where there is one. The answer is the same whether or not the address belongs to another member;
 * what waits is told above the form.
 */
export function ChangeEmailForm(data: AccountData) {
  const { user } = data;
  const { hasPassword } = data.account;
  const [draft] = useState(() => emailDraftOf(user._id));
  const form = useForm({
    resolver: zodResolver(bodyFor(data)),
    defaultValues: { email: draft, password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  const changeEmail = useMutation(changeAccountMutation);

  useEffect(() => {
    forgetEmailDraft();
    if (draft) setFocus('email');
  }, [draft, setFocus]);

  const submit = form.handleSubmit(({ email, password }) =>
    changeEmail.mutateAsync({ email, ...(hasPassword && { password }) }).then(
      () => form.reset({ email: '', password: '' }),
      error => showOwnerRefusal(error, { form, passwordField: 'password' }),
    ),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {draft && !changeEmail.isSuccess && (
        <Notice title={t('account.email.draft')}>{t('account.email.draftWords')}</Notice>
      )}
      <EmailField {...form.register('email')} label={t('account.email.new')} error={errors.email?.message} />
      {hasPassword && (
        <OwnPasswordField
          {...form.register('password')}
          owner={user.email}
          error={errors.password?.message}
        />
      )}
      {changeEmail.isError && !errors.password && (
        <OwnerProblem
          error={changeEmail.error}
          onLeave={() => keepEmailDraft(user._id, form.getValues('email'))}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" tone="quiet" busy={isSubmitting}>
          {t('account.email.change')}
        </Button>
      </div>
    </form>
  );
}

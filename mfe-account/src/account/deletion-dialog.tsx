import '../forms/zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { type AnswerOf, SignInBody } from '@sufra/contracts';
import { Button, Dialog, TextField } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import styles from '../forms/form.module.css';
import { showOwnerRefusal } from '../forms/show-owner-refusal.ts';
import { deleteAccountMutation } from './api/delete-account.ts';
import { DeletionConsequences } from './deletion-consequences.tsx';
import { OwnerProblem } from './owner-problem.tsx';

const PasswordBody = SignInBody.pick({ password: true });

export interface DeletionDialogProps extends Pick<AnswerOf<'GET /auth/me'>, 'user' | 'account'> {
  onDeleted: () => void;
  onClose: () => void;
}

/** Says what will happen, and asks whether it is really they: by the password, where there is one. */
export function DeletionDialog({ user, account, onDeleted, onClose }: DeletionDialogProps) {
  const formId = useId();
  const form = useForm({
    resolver: account.hasPassword ? zodResolver(PasswordBody) : undefined,
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const deleteAccount = useMutation(deleteAccountMutation);

  const submit = form.handleSubmit(({ password }) =>
    deleteAccount
      .mutateAsync(account.hasPassword ? { password } : {})
      .then(onDeleted, error => showOwnerRefusal(error, { form, passwordField: 'password' })),
  );

  return (
    <Dialog
      open
      onOpenChange={open => !open && !isSubmitting && onClose()}
      role="alertdialog"
      keepOnOutsidePress
      title="Delete your account?"
      description="This cannot be taken back."
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" form={formId} tone="danger" busy={isSubmitting}>
            Delete for good
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <DeletionConsequences isPremium={user.isPremium} />
        {account.hasPassword && (
          <>
            <input hidden readOnly autoComplete="username" value={user.email} />
            <TextField
              {...form.register('password')}
              label="Your password"
              type="password"
              autoComplete="current-password"
              error={errors.password?.message}
            />
          </>
        )}
        {deleteAccount.isError && !errors.password && <OwnerProblem error={deleteAccount.error} />}
      </form>
    </Dialog>
  );
}

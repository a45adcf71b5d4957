import '@sufra/web-kit/zod-without-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { type AnswerOf, type BodyOf, SignInBody } from '@sufra/contracts';
import { Button, call, Dialog, useElementId } from '@sufra/web-kit';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import styles from '../forms/form.module.css';
import { OwnPasswordField } from '../forms/own-password-field.tsx';
import { showOwnerRefusal } from '../forms/show-owner-refusal.ts';
import { OwnerProblem } from './owner-problem.tsx';

const deleteAccountMutation = mutationOptions({
  mutationFn: (body: BodyOf<'DELETE /auth/me'>) => call('DELETE /auth/me', { body }),
});

const PasswordBody = SignInBody.pick({ password: true });

interface DeletionDialogProps extends Pick<AnswerOf<'GET /auth/me'>, 'user' | 'account'> {
  onDeleted: () => void;
  onClose: () => void;
}

/** Says what will happen, and asks whether it is really they: by the password, where there is one. */
export function DeletionDialog({ user, account, onDeleted, onClose }: DeletionDialogProps) {
  const formId = useElementId();
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
          <OwnPasswordField
            {...form.register('password')}
            owner={user.email}
            error={errors.password?.message}
          />
        )}
        {deleteAccount.isError && !errors.password && <OwnerProblem error={deleteAccount.error} />}
      </form>
    </Dialog>
  );
}

const DeletionConsequences = ({ isPremium }: { isPremium: boolean }) => (
  <ul className={styles.consequences}>
    <li>You are signed out on every device, at once.</li>
    <li>Your name, your address and your recipes are removed everywhere.</li>
    {isPremium && <li>Your premium membership ends, and nothing more is charged.</li>}
    <li>What was given to charity stays in the ledger, without a name.</li>
  </ul>
);

import '@sufra/web-kit/zod-without-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { type AnswerOf, type BodyOf, SignInBody } from '@sufra/contracts';
import { Button, call, Dialog, useElementId } from '@sufra/web-kit';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import styles from '../forms/form.module.css';
import { OwnPasswordField } from '../forms/own-password-field.tsx';
import { showOwnerRefusal } from '../forms/show-owner-refusal.ts';
import { t } from '../texts/text.ts';
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
      title={t('account.deletion.ask')}
      description={t('account.deletion.final')}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('account.deletion.keep')}
          </Button>
          <Button type="submit" form={formId} tone="danger" busy={isSubmitting}>
            {t('account.deletion.confirm')}
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
    <li>{t('account.deletion.signedOut')}</li>
    <li>{t('account.deletion.removed')}</li>
    {isPremium && <li>{t('account.deletion.premium')}</li>}
    <li>{t('account.deletion.charity')}</li>
  </ul>
);

import '@sufra/web-kit/zod-without-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { PasskeyName, SignInBody } from '@sufra/contracts';
import { Button, Dialog, TextField, toast, useElementId } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import styles from '../../forms/form.module.css';
import { OwnPasswordField } from '../../forms/own-password-field.tsx';
import { showOwnerRefusal } from '../../forms/show-owner-refusal.ts';
import { NoPasskey } from '../../second-factor/passkey.ts';
import { PasskeyProblem } from '../../second-factor/proof/passkey-problem.tsx';
import { t } from '../../texts/text.ts';
import { OwnerProblem } from '../owner-problem.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { addPasskeyMutation } from './second-factor-api.ts';
import { hasFactor, type SecondFactorProps } from './second-factor-props.ts';

interface PasskeyDialogProps extends Pick<SecondFactorProps, 'user' | 'account' | 'status'> {
  onClose: () => void;
}

const bodyFor = (asksPassword: boolean) =>
  z.object({ name: PasskeyName, password: asksPassword ? SignInBody.shape.password : z.string() });

/** A name, the password before the first second step, and then the device asks. */
export default function PasskeyDialog({ user, account, status, onClose }: PasskeyDialogProps) {
  const formId = useElementId();
  const asksPassword = account.hasPassword && !hasFactor(status);
  const form = useForm({
    resolver: zodResolver(bodyFor(asksPassword)),
    defaultValues: { name: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const [codes, setCodes] = useState<string[]>();
  const adding = useMutation(addPasskeyMutation);

  const submit = form.handleSubmit(({ name, password }) =>
    adding.mutateAsync({ name, ...(asksPassword && { password }) }).then(
      ({ recoveryCodes }) => {
        if (recoveryCodes) return setCodes(recoveryCodes);
        toast(t('account.passkeys.added'));
        onClose();
      },
      error => showOwnerRefusal(error, { form, passwordField: 'password' }),
    ),
  );

  if (codes) {
    return (
      <Dialog
        open
        onOpenChange={open => !open && onClose()}
        keepOnOutsidePress
        title={t('account.codes.yours')}
        description={t('account.passkeys.addedFirst')}
        footer={<Button onClick={onClose}>{t('account.codes.kept')}</Button>}
      >
        <RecoveryCodes codes={codes} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && !isSubmitting && onClose()}
      keepOnOutsidePress
      title={t('account.passkeys.add')}
      description={t('account.passkeys.asks')}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting}>
            {t('account.passkeys.addIt')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          {...form.register('name')}
          data-first-focus
          label={t('account.passkeys.name')}
          hint={t('account.passkeys.nameHint')}
          error={errors.name?.message}
        />
        {asksPassword && (
          <OwnPasswordField
            {...form.register('password')}
            owner={user.email}
            error={errors.password?.message}
          />
        )}
        {adding.isError && !errors.password && <AddingProblem error={adding.error} />}
      </form>
    </Dialog>
  );
}

const AddingProblem = ({ error }: { error: unknown }) =>
  error instanceof NoPasskey ? <PasskeyProblem error={error} fallback="" /> : <OwnerProblem error={error} />;

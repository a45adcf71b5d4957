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
        toast('The passkey is added.');
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
        title="Your recovery codes"
        description="Your passkey is added, and every other device is signed out."
        footer={<Button onClick={onClose}>I have kept them</Button>}
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
      title="Add a passkey"
      description="Your device asks for your finger, your face or its PIN, and keeps the rest to itself."
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting}>
            Add the passkey
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          {...form.register('name')}
          data-first-focus
          label="Name"
          hint="By which you know it again: “My phone”."
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

import '@sufra/web-kit/zod-without-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { AddressBody, messages } from '@sufra/contracts';
import { Button, bringIntoView, Notice, say, showFieldProblems } from '@sufra/web-kit';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTypedAddress } from '../address/typed-address.ts';
import { EmailField } from './email-field.tsx';
import styles from './form.module.css';
import { FormProblem } from './form-problem.tsx';

export interface AddressFormProps {
  mutation: UseMutationOptions<{ message: string }, Error, { email: string }>;
  submitLabel: string;
  /** Beside the server's message, once it has been sent. */
  afterwards: ReactNode;
}

/** Asks for an address and has a mail sent to it. The answer is the same whether or not the address is known. */
export function AddressForm({ mutation, submitLabel, afterwards }: AddressFormProps) {
  const form = useForm({ resolver: zodResolver(AddressBody), defaultValues: { email: useTypedAddress() } });
  const { errors, isSubmitting } = form.formState;
  const sending = useMutation(mutation);

  const submit = form.handleSubmit(values =>
    sending.mutateAsync(values).catch(error => showFieldProblems(error, form)),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <EmailField {...form.register('email')} error={errors.email?.message} />
      {sending.isSuccess && (
        <Notice ref={bringIntoView} tone="success" title={say(sending.data.message)}>
          {afterwards}
        </Notice>
      )}
      {sending.isError && <FormProblem error={sending.error} fallback={say(messages.somethingWentWrong)} />}
      <Button type="submit" wide busy={isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  );
}

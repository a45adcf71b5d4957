import '../forms/zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { AddressBody, messages } from '@sufra/contracts';
import { Button, showFieldProblems } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { EmailField } from '../forms/email-field.tsx';
import styles from '../forms/form.module.css';
import { FormProblem } from '../forms/form-problem.tsx';
import { changeAccountMutation } from './api/change-account.ts';

/** The answer is the same whether or not the address belongs to somebody else; what waits is told above the form. */
export function ChangeEmailForm({ current }: { current: string }) {
  const another = AddressBody.refine(({ email }) => email !== current, {
    path: ['email'],
    message: 'This is your address already.',
  });
  const form = useForm({ resolver: zodResolver(another), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const changeEmail = useMutation(changeAccountMutation);

  const submit = form.handleSubmit(values =>
    changeEmail.mutateAsync(values).then(
      () => form.reset({ email: '' }),
      error => showFieldProblems(error, form),
    ),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <EmailField {...form.register('email')} label="New email" error={errors.email?.message} />
      {changeEmail.isError && (
        <FormProblem error={changeEmail.error} fallback={messages.somethingWentWrong} />
      )}
      <div className={styles.actions}>
        <Button type="submit" tone="quiet" busy={isSubmitting}>
          Change the email
        </Button>
      </div>
    </form>
  );
}

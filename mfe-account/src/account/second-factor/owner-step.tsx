import '@sufra/web-kit/zod-without-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { SignInBody } from '@sufra/contracts';
import { Button } from '@sufra/web-kit';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import styles from '../../forms/form.module.css';
import { OwnPasswordField } from '../../forms/own-password-field.tsx';
import { showOwnerRefusal } from '../../forms/show-owner-refusal.ts';
import { t } from '../../texts/text.ts';
import { OwnerProblem } from '../owner-problem.tsx';
import { hasFactor, type SecondFactorProps } from './second-factor-props.ts';

const PasswordBody = SignInBody.pick({ password: true });

interface OwnerStepProps<Answer> extends Pick<SecondFactorProps, 'user' | 'account' | 'status'> {
  mutation: UseMutationOptions<Answer, Error, { password?: string | undefined }>;
  onDone: (answer: Answer) => void;
  submitLabel: string;
}

/** Before the first second step the owner gives the password, where there is one. Later the second step itself is asked for. */
export function OwnerStep<Answer>({
  user,
  account,
  status,
  mutation,
  onDone,
  submitLabel,
}: OwnerStepProps<Answer>) {
  const asksPassword = account.hasPassword && !hasFactor(status);
  const form = useForm({
    resolver: asksPassword ? zodResolver(PasswordBody) : undefined,
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const beginning = useMutation(mutation);

  const submit = form.handleSubmit(({ password }) =>
    beginning
      .mutateAsync(asksPassword ? { password } : {})
      .then(onDone, error => showOwnerRefusal(error, { form, passwordField: 'password' })),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{t('account.app.need')}</p>
      {asksPassword && (
        <OwnPasswordField
          {...form.register('password')}
          data-first-focus
          owner={user.email}
          error={errors.password?.message}
        />
      )}
      {beginning.isError && !errors.password && <OwnerProblem error={beginning.error} />}
      <Button type="submit" wide busy={isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  );
}

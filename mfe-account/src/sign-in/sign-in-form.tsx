import '../forms/zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { SignInBody } from '@sufra/contracts';
import { Button, showFieldProblems, TextField } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { EmailField } from '../forms/email-field.tsx';
import styles from '../forms/form.module.css';
import { signInMutation } from './api/sign-in.ts';
import { SignInProblem } from './sign-in-problem.tsx';

export function SignInForm() {
  const form = useForm({ resolver: zodResolver(SignInBody), defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const signIn = useMutation(signInMutation);

  const submit = form.handleSubmit(values =>
    signIn.mutateAsync(values).catch(error => showFieldProblems(error, form)),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <EmailField {...form.register('email')} error={errors.email?.message} />
      <TextField
        {...form.register('password')}
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      {signIn.isError && <SignInProblem error={signIn.error} />}
      <Button type="submit" wide busy={isSubmitting}>
        Sign in
      </Button>
    </form>
  );
}

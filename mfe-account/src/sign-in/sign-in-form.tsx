import '../forms/zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { SignInBody } from '@sufra/contracts';
import { Button, showFieldProblems, TextField } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { typedAddress } from '../address/typed-address.ts';
import { EmailField } from '../forms/email-field.tsx';
import styles from '../forms/form.module.css';
import { signInMutation } from './api/sign-in.ts';
import { SignInProblem } from './sign-in-problem.tsx';

export function SignInForm() {
  const form = useForm({ resolver: zodResolver(SignInBody), defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const signIn = useMutation(signInMutation);
  const typed = typedAddress(form.watch('email'));

  const submit = form.handleSubmit(values =>
    signIn.mutateAsync(values).catch(error => showFieldProblems(error, form)),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <EmailField {...form.register('email')} autoComplete="username" error={errors.email?.message} />
      <TextField
        {...form.register('password')}
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <p className={styles.aside}>
        <Link to="/forgot-password" state={typed}>
          Forgot your password?
        </Link>
      </p>
      {signIn.isError && <SignInProblem error={signIn.error} typed={typed} />}
      <Button type="submit" wide busy={isSubmitting}>
        Sign in
      </Button>
    </form>
  );
}

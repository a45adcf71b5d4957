import '../forms/zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { messages, SignUpBody } from '@sufra/contracts';
import { Button, showFieldProblems, TextField } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { EmailField } from '../forms/email-field.tsx';
import styles from '../forms/form.module.css';
import { FormProblem } from '../forms/form-problem.tsx';
import { NewPasswordField } from '../forms/new-password-field.tsx';
import { signUpMutation } from './api/sign-up.ts';
import { passwordRuleId, SignUpHints } from './sign-up-hints.tsx';
import { SignUpSuccess } from './sign-up-success.tsx';

export function SignUpForm() {
  const form = useForm({
    resolver: zodResolver(SignUpBody),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const signUp = useMutation(signUpMutation);
  const { password, ...person } = form.watch();

  const submit = form.handleSubmit(values =>
    signUp.mutateAsync(values).catch(error => showFieldProblems(error, form)),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SignUpHints />
      <TextField
        {...form.register('name')}
        label="Full name"
        autoComplete="name"
        error={errors.name?.message}
      />
      <EmailField {...form.register('email')} error={errors.email?.message} />
      <NewPasswordField
        {...form.register('password')}
        label="Password"
        typed={password}
        person={person}
        aria-describedby={passwordRuleId}
        error={errors.password?.message}
      />
      {signUp.isSuccess && <SignUpSuccess message={signUp.data.message} />}
      {signUp.isError && <FormProblem error={signUp.error} fallback={messages.signUpFallback} />}
      <Button type="submit" wide busy={isSubmitting}>
        Sign up
      </Button>
    </form>
  );
}

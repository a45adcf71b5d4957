import '@sufra/web-kit/zod-without-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { messages, SignInBody, type User } from '@sufra/contracts';
import { ApiError, Button, call, say, session, TextField } from '@sufra/web-kit';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import styles from '../forms/form.module.css';
import { FormProblem } from '../forms/form-problem.tsx';
import { showOwnerRefusal } from '../forms/show-owner-refusal.ts';
import type { Pending } from '../second-factor/sign-in/second-step.tsx';
import { t, tRich } from '../texts/text.ts';

interface JoinFormProps {
  token: string;
  onJoined: (member: User) => void;
  onSecondStep: (pending: Pending) => void;
  /** What Google's way back has brought is of no use any more. */
  onOver: () => void;
}

const PasswordBody = SignInBody.pick({ password: true });

const joinMutation = (token: string) =>
  mutationOptions({
    mutationFn: async ({ password }: { password: string }) => {
      const answer = await call('POST /auth/google/join', { body: { token, password } });
      if (!('secondStep' in answer)) session.signIn(answer);
      return answer;
    },
  });

export function JoinForm({ token, onJoined, onSecondStep, onOver }: JoinFormProps) {
  const form = useForm({ resolver: zodResolver(PasswordBody), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const joining = useMutation(joinMutation(token));

  const refuse = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'google_failed') onOver();
    else showOwnerRefusal(error, { form, passwordField: 'password' });
  };
  const submit = form.handleSubmit(values =>
    joining
      .mutateAsync(values)
      .then(
        answer => ('secondStep' in answer ? onSecondStep(answer.secondStep.pending) : onJoined(answer.user)),
        refuse,
      ),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate data-depends-on="member">
      <TextField
        {...form.register('password')}
        label={t('google.join.password')}
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <p className={styles.aside}>
        {tRich('google.join.unknown', { link: words => <Link to="/forgot-password">{words}</Link> })}
      </p>
      {joining.isError && !errors.password && (
        <FormProblem error={joining.error} fallback={say(messages.googleFailure)} />
      )}
      <Button type="submit" wide busy={isSubmitting}>
        {t('google.join.submit')}
      </Button>
    </form>
  );
}

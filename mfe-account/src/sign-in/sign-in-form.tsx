import { type BodyOf, messages } from '@sufra/contracts';
import { ApiError, Button, call, Notice, say, session, showFieldProblems, TextField } from '@sufra/web-kit';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { typedAddress } from '../address/typed-address.ts';
import { arrivingResolver } from '../forms/arriving-resolver.ts';
import { EmailField } from '../forms/email-field.tsx';
import styles from '../forms/form.module.css';
import { FormProblem } from '../forms/form-problem.tsx';
import type { Pending } from '../second-factor/sign-in/second-step.tsx';
import { t, tRich } from '../texts/text.ts';

/** Signs in, or answers what stands for the password until the second step is done. */
const signInMutation = mutationOptions({
  mutationFn: async (body: BodyOf<'POST /auth/signin'>) => {
    const answer = await call('POST /auth/signin', { body });
    if ('secondStep' in answer) return answer.secondStep.pending;
    session.signIn(answer);
    return undefined;
  },
});

const check = arrivingResolver<BodyOf<'POST /auth/signin'>>(() =>
  import('./check-sign-in.ts').then(module => module.checkSignIn),
);

export function SignInForm({ onSecondStep }: { onSecondStep: (pending: Pending) => void }) {
  const form = useForm({ resolver: check.resolver, defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const signIn = useMutation(signInMutation);
  const typed = typedAddress(form.watch('email'));

  const submit = form.handleSubmit(values =>
    signIn.mutateAsync(values).then(
      pending => pending && onSecondStep(pending),
      error => showFieldProblems(error, form),
    ),
  );

  return (
    <form
      className={styles.form}
      onSubmit={submit}
      onFocus={check.preload}
      noValidate
      data-depends-on="member"
    >
      <EmailField {...form.register('email')} autoComplete="username" error={errors.email?.message} />
      <TextField
        {...form.register('password')}
        label={t('form.password')}
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <p className={styles.aside}>
        <Link to="/forgot-password" state={typed}>
          {t('forgot.title')}
        </Link>
      </p>
      {signIn.isError && <SignInProblem error={signIn.error} typed={typed} />}
      <Button type="submit" wide busy={isSubmitting}>
        {t('form.signIn')}
      </Button>
    </form>
  );
}

interface SignInProblemProps {
  error: unknown;
  /** The state for a link to a page that asks for the address as well. */
  typed: ReturnType<typeof typedAddress>;
}

function SignInProblem({ error, typed }: SignInProblemProps) {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'too_many_requests') {
    return (
      <>
        <FormProblem error={error} fallback={say(messages.signInFallback)} />
        <p className={styles.aside}>
          {tRich('signIn.orReset', {
            link: words => (
              <Link to="/forgot-password" state={typed}>
                {words}
              </Link>
            ),
          })}
        </p>
      </>
    );
  }
  if (!(error instanceof ApiError) || code !== 'email_unverified') {
    return <FormProblem error={error} fallback={say(messages.signInFallback)} />;
  }
  return (
    <Notice tone="warning" role="alert" title={error.message}>
      {tRich('signIn.unverified', {
        find: words => <Link to="/email-confirmation">{words}</Link>,
        again: words => (
          <Link to="/resend-verification" state={typed}>
            {words}
          </Link>
        ),
      })}
    </Notice>
  );
}

import { type BodyOf, limits, messages } from '@sufra/contracts';
import { Button, bringIntoView, call, Notice, say, showFieldProblems, TextField } from '@sufra/web-kit';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { arrivingResolver } from '../forms/arriving-resolver.ts';
import { EmailField } from '../forms/email-field.tsx';
import styles from '../forms/form.module.css';
import { FormProblem } from '../forms/form-problem.tsx';
import { NewPasswordField } from '../forms/new-password-field.tsx';
import { t } from '../texts/text.ts';
import { languageOfMails } from './language-of-mails.ts';
import hintStyles from './sign-up-hints.module.css';

const signUpMutation = mutationOptions({
  mutationFn: (body: BodyOf<'POST /auth/signup'>) =>
    call('POST /auth/signup', { body: { ...body, ...languageOfMails() } }),
});

const check = arrivingResolver<BodyOf<'POST /auth/signup'>>(() =>
  import('./check-sign-up.ts').then(module => module.checkSignUp),
);

export function SignUpForm() {
  const form = useForm({
    resolver: check.resolver,
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const signUp = useMutation(signUpMutation);
  const { password, ...person } = form.watch();

  const submit = form.handleSubmit(values =>
    signUp.mutateAsync(values).catch(error => showFieldProblems(error, form)),
  );

  return (
    <form
      className={styles.form}
      onSubmit={submit}
      onFocus={check.preload}
      noValidate
      data-depends-on="member"
    >
      <SignUpHints />
      <TextField
        {...form.register('name')}
        label={t('signUp.name')}
        autoComplete="name"
        error={errors.name?.message}
      />
      <EmailField {...form.register('email')} error={errors.email?.message} />
      <NewPasswordField
        {...form.register('password')}
        label={t('form.password')}
        typed={password}
        person={person}
        aria-describedby={passwordRuleId}
        error={errors.password?.message}
      />
      {signUp.isSuccess && <SignUpSuccess message={say(signUp.data.message)} />}
      {signUp.isError && <FormProblem error={signUp.error} fallback={say(messages.signUpFallback)} />}
      <Button type="submit" wide busy={isSubmitting}>
        {t('signUp.title')}
      </Button>
    </form>
  );
}

const passwordRuleId = 'sign-up-password-rule';

const SignUpHints = () => (
  <ul className={hintStyles.hints}>
    <li id={passwordRuleId}>{t('signUp.hints.password', { least: limits.passwordLengthMin })}</li>
    <li>{t('signUp.hints.unique')}</li>
    <li>{t('signUp.hints.confirmed')}</li>
  </ul>
);

const SignUpSuccess = ({ message }: { message: string }) => (
  <Notice ref={bringIntoView} tone="success" title={message}>
    <Link to="/email-confirmation">{t('signUp.next')}</Link>
  </Notice>
);

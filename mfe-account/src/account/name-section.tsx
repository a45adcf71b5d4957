import '@sufra/web-kit/zod-without-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { type AnswerOf, messages, SignUpBody } from '@sufra/contracts';
import { Button, say, showFieldProblems, TextField, toast } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import styles from '../forms/form.module.css';
import { FormProblem } from '../forms/form-problem.tsx';
import { t } from '../texts/text.ts';
import { changeAccountMutation } from './account-api.ts';
import { AccountSection } from './account-section.tsx';

const NameBody = SignUpBody.pick({ name: true });

export function NameSection({ user }: Pick<AnswerOf<'GET /auth/me'>, 'user'>) {
  const form = useForm({ resolver: zodResolver(NameBody), defaultValues: { name: user.name } });
  const { errors, isSubmitting } = form.formState;
  const changeName = useMutation(changeAccountMutation);

  const submit = form.handleSubmit(values =>
    changeName.mutateAsync(values).then(
      answer => {
        form.reset({ name: answer.user.name });
        toast(t('account.name.saved'));
      },
      error => showFieldProblems(error, form),
    ),
  );

  return (
    <AccountSection title={t('account.name.title')} lead={t('account.name.lead')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          {...form.register('name')}
          label={t('signUp.name')}
          autoComplete="name"
          error={errors.name?.message}
        />
        {changeName.isError && (
          <FormProblem error={changeName.error} fallback={say(messages.somethingWentWrong)} />
        )}
        <div className={styles.actions}>
          <Button type="submit" tone="quiet" busy={isSubmitting}>
            {t('account.name.save')}
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}

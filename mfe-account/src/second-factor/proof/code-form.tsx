import '@sufra/web-kit/zod-without-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { AuthenticatorCode, messages, RecoveryCode } from '@sufra/contracts';
import { ApiError, Button, say, showFieldProblems, TextField } from '@sufra/web-kit';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import styles from '../../forms/form.module.css';
import { FormProblem } from '../../forms/form-problem.tsx';
import { t } from '../../texts/text.ts';
import { CodeField } from './code-field.tsx';
import type { Proof } from './proof.ts';

interface CodeFormProps {
  kind: 'code' | 'recoveryCode';
  onProof: (proof: Proof) => Promise<unknown>;
  submitLabel: string;
}

const schemas = {
  code: z.object({ typed: AuthenticatorCode }),
  recoveryCode: z.object({ typed: RecoveryCode }),
};

export function CodeForm({ kind, onProof, submitLabel }: CodeFormProps) {
  const form = useForm({ resolver: zodResolver(schemas[kind]), defaultValues: { typed: '' } });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => setFocus('typed'), [setFocus]);

  const submit = form.handleSubmit(({ typed }) => {
    setFailure(undefined);
    return onProof(kind === 'code' ? { code: typed } : { recoveryCode: typed }).catch(error => {
      const isWrong = error instanceof ApiError && error.code === 'wrong_second_factor';
      if (isWrong) form.setError('typed', { type: 'server', message: error.message }, { shouldFocus: true });
      else if (!showFieldProblems(error, form)) setFailure(error);
    });
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {kind === 'code' ? (
        <CodeField {...form.register('typed')} error={errors.typed?.message} />
      ) : (
        <TextField
          {...form.register('typed')}
          label={t('proof.recoveryCode')}
          hint={t('proof.recoveryHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.typed?.message}
        />
      )}
      {failure !== undefined && <FormProblem error={failure} fallback={say(messages.somethingWentWrong)} />}
      <Button type="submit" wide busy={isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  );
}

import { messages } from '@sufra/contracts';
import { Button, say, TextField } from '@sufra/web-kit';
import type { FormEventHandler } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import formStyles from '../../forms/form.module.css';
import { FormProblem } from '../../forms/form-problem.tsx';
import { t } from '../../texts/text.ts';
import styles from './transfer-fields.module.css';
import type { TransferFormBody } from './transfer-form-body.ts';

type Form = UseFormReturn<z.input<typeof TransferFormBody>, unknown, z.output<typeof TransferFormBody>>;

interface TransferFieldsProps {
  form: Form;
  /** Why it was not recorded. */
  problem: Error | null;
  onSubmit: FormEventHandler;
}

export function TransferFields({ form, problem, onSubmit }: TransferFieldsProps) {
  const { errors } = form.formState;
  const isSaidAtField = Object.keys(errors).length > 0;

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <TextField
        {...form.register('amount')}
        label={t('charity.record.amount')}
        inputMode="decimal"
        autoComplete="off"
        error={errors.amount?.message}
      />
      <TextField
        {...form.register('charity')}
        label={t('charity.transfers.charity')}
        autoComplete="off"
        error={errors.charity?.message}
      />
      <TextField
        {...form.register('reference')}
        label={t('charity.transfers.reference')}
        autoComplete="off"
        hint={t('charity.record.hint')}
        error={errors.reference?.message}
      />
      {problem && !isSaidAtField && (
        <FormProblem error={problem} fallback={say(messages.somethingWentWrong)} />
      )}
      <div className={formStyles.actions}>
        <Button type="submit">{t('charity.record.submit')}</Button>
      </div>
    </form>
  );
}

import '@sufra/web-kit/zod-without-eval';
import { TransferBody } from '@sufra/contracts';
import { z } from 'zod';
import { t } from '../../texts/text.ts';
import { penceFrom } from './pence-from.ts';

/** The contract's body, from an amount as people type it. */
export const TransferFormBody = TransferBody.extend({
  amount: z
    .string()
    .transform((typed, context) => {
      const pence = penceFrom(typed);
      if (pence !== undefined) return pence;
      context.addIssue({ code: 'custom', message: t('charity.record.problem') });
      return z.NEVER;
    })
    .pipe(TransferBody.shape.amount),
});

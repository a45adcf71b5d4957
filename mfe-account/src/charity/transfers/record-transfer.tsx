import { zodResolver } from '@hookform/resolvers/zod';
import type { BodyOf, Donations } from '@sufra/contracts';
import { ApiError, showFieldProblems, toast } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { StepUpHost } from '../../second-factor/step-up/step-up-host.tsx';
import { t } from '../../texts/text.ts';
import { recordTransferMutation } from '../charity-api.ts';
import { LedgerSection } from '../ledger-section.tsx';
import { ConfirmTransfer } from './confirm-transfer.tsx';
import { TransferFields } from './transfer-fields.tsx';
import { TransferFormBody } from './transfer-form-body.ts';

const empty = { amount: '', charity: '', reference: '' };

/** For admins. Asks once more before it sends, for an entry of the ledger cannot be taken back. */
export function RecordTransfer({ pledged, given, currency }: Donations) {
  const form = useForm({ resolver: zodResolver(TransferFormBody), defaultValues: empty });
  const [toConfirm, setToConfirm] = useState<BodyOf<'POST /payment/donations/transfers'>>();
  const recording = useMutation(recordTransferMutation);

  const record = () => {
    if (!toConfirm) return;
    recording.mutate(toConfirm, {
      onSuccess: () => {
        form.reset(empty);
        toast(t('charity.record.done'));
      },
      onError: error => {
        const isKnown = error instanceof ApiError && error.code === 'transfer_known';
        if (!isKnown) return showFieldProblems(error, form);
        form.setError('reference', { type: 'server', message: error.message }, { shouldFocus: true });
      },
      onSettled: () => setToConfirm(undefined),
    });
  };

  return (
    <LedgerSection title={t('charity.record.title')} lead={t('charity.record.lead')}>
      <TransferFields
        form={form}
        problem={recording.error}
        onSubmit={form.handleSubmit(values => setToConfirm(values))}
      />
      <StepUpHost />
      <ConfirmTransfer
        transfer={toConfirm}
        left={pledged - given}
        currency={currency}
        busy={recording.isPending}
        onConfirm={record}
        onCancel={() => setToConfirm(undefined)}
      />
    </LedgerSection>
  );
}

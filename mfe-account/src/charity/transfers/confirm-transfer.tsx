import type { BodyOf } from '@sufra/contracts';
import { ConfirmDialog, formatMoney } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';

interface ConfirmTransferProps {
  transfer: BodyOf<'POST /payment/donations/transfers'> | undefined;
  /** Pledged and not yet given. */
  left: number;
  currency: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmTransfer({
  transfer,
  left,
  currency,
  busy,
  onConfirm,
  onCancel,
}: ConfirmTransferProps) {
  const isMore = transfer !== undefined && transfer.amount > Math.max(left, 0);

  return (
    <ConfirmDialog
      open={transfer !== undefined}
      onOpenChange={open => !open && !busy && onCancel()}
      title={t('charity.confirm.title')}
      confirmLabel={t('charity.confirm.yes')}
      cancelLabel={t('charity.confirm.no')}
      tone="primary"
      busy={busy}
      onConfirm={onConfirm}
    >
      {transfer &&
        t('charity.confirm.words', {
          sum: formatMoney(transfer.amount, currency),
          charity: transfer.charity,
          reference: transfer.reference,
        })}
      {isMore && <> {t('charity.confirm.more', { sum: formatMoney(Math.max(left, 0), currency) })}</>}
    </ConfirmDialog>
  );
}

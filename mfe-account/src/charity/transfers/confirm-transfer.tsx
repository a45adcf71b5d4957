import type { BodyOf } from '@sufra/contracts';
import { ConfirmDialog, formatMoney } from '@sufra/web-kit';

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
      title="Record this transfer?"
      confirmLabel="Record it"
      cancelLabel="Not yet"
      tone="primary"
      busy={busy}
      onConfirm={onConfirm}
    >
      {transfer &&
        `${formatMoney(transfer.amount, currency)} to ${transfer.charity}, reference ${transfer.reference}. Everybody can read it, and it cannot be taken back. `}
      {isMore && `It is more than what is still to be given (${formatMoney(Math.max(left, 0), currency)}).`}
    </ConfirmDialog>
  );
}

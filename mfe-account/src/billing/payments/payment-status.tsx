import type { Payment } from '@sufra/contracts';
import { Badge, type BadgeProps, formatMoney } from '@sufra/web-kit';

const looks: Record<Payment['status'], { tone: BadgeProps['tone']; words: string }> = {
  paid: { tone: 'green', words: 'Paid' },
  failed: { tone: 'danger', words: 'Failed' },
  refunded: { tone: 'plain', words: 'Refunded' },
  partly_refunded: { tone: 'plain', words: 'refunded' },
  disputed: { tone: 'saffron', words: 'Disputed' },
};

export function PaymentStatus({ payment: { status, refunded, currency } }: { payment: Payment }) {
  const { tone, words } = looks[status];
  return (
    <Badge tone={tone}>
      {status === 'partly_refunded' ? `${formatMoney(refunded, currency)} ${words}` : words}
    </Badge>
  );
}

import { Button, LinkButton } from '@sufra/web-kit';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';

interface NotConfirmedProps {
  /** Whether it was said that nothing is confirmed, or nothing was said at all. */
  isAnswered: boolean;
  isAsking: boolean;
  onAsk: () => void;
}

export const NotConfirmed = ({ isAnswered, isAsking, onAsk }: NotConfirmedProps) => (
  <AccountFrame
    title="Not confirmed yet"
    lead={
      <span role="status">
        {isAnswered
          ? 'The payment provider has not confirmed a payment so far.'
          : 'We cannot find out right now whether your payment has arrived.'}{' '}
        If you have paid, nothing is lost: premium begins by itself as soon as we hear of it, and a receipt
        comes by email. There is no need to pay again.
      </span>
    }
  >
    <div className={styles.actions}>
      <Button busy={isAsking} onClick={onAsk}>
        Ask again
      </Button>
      <LinkButton to="/billing" tone="quiet">
        Go to billing
      </LinkButton>
    </div>
  </AccountFrame>
);

import { LinkButton } from '@sufra/web-kit';
import { AccountFrame } from '../frame/account-frame.tsx';

/** Somebody has opened the address, or the card was declined after all. */
export const NoPayment = ({ hasFailed }: { hasFailed: boolean }) => (
  <AccountFrame
    title={hasFailed ? 'The payment did not go through' : 'There is no payment here'}
    lead={
      <span role="status">
        {hasFailed
          ? 'Your card was not charged. You can update your payment method, and premium comes back.'
          : 'This page says thank you after an upgrade. You are a free member, and no payment of yours is on its way.'}
      </span>
    }
  >
    <LinkButton to="/billing">Go to billing</LinkButton>
  </AccountFrame>
);

import { MembersOnly, PageHead } from '@sufra/web-kit';
import { useEffect } from 'react';
import { forgetCheckout } from '../billing/departure/left-for-checkout.ts';
import { Confirming, Outcome } from './outcome.tsx';

export default function PaymentSuccessPage() {
  useEffect(forgetCheckout, []);

  return (
    <>
      <PageHead title="Payment" description="Where the checkout leads back to." />
      <MembersOnly fallback={<Confirming />}>
        <Outcome />
      </MembersOnly>
    </>
  );
}

import { MembersOnly, PageHead } from '@sufra/web-kit';
import { useEffect } from 'react';
import { forgetCheckout } from '../billing/departure/left-for-checkout.ts';
import { t } from '../texts/text.ts';
import { Confirming, Outcome } from './outcome.tsx';

export default function PaymentSuccessPage() {
  useEffect(forgetCheckout, []);

  return (
    <>
      <PageHead title={t('paid.tab')} description={t('paid.description')} />
      <MembersOnly fallback={<Confirming />}>
        <Outcome />
      </MembersOnly>
    </>
  );
}

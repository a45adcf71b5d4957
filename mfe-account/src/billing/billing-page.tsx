import { MembersOnly, PageHead } from '@sufra/web-kit';
import { Billing } from './billing.tsx';
import { BillingBody } from './billing-body.tsx';
import { MembershipSkeleton } from './membership-skeleton.tsx';

export default function BillingPage() {
  return (
    <>
      <PageHead title="Billing" description="Your membership, your payments and their receipts." />
      <MembersOnly
        fallback={
          <BillingBody>
            <MembershipSkeleton />
          </BillingBody>
        }
      >
        <Billing />
      </MembersOnly>
    </>
  );
}

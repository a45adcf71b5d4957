import { premium } from '@sufra/contracts';
import { Button, Card, CheckItem, CheckList, ErrorState, PlanPrice } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { premiumPlanQuery } from '../../membership/api/plans.ts';
import styles from './premium-offer.module.css';
import { PremiumOfferSkeleton } from './premium-offer-skeleton.tsx';
import { UpgradeProblem } from './upgrade-problem.tsx';
import type { Upgrade } from './use-upgrade.ts';

export function PremiumOffer({ toCheckout, isBusy, error }: Upgrade) {
  const { data: plan, isPending, error: planError, refetch, isFetching } = useQuery(premiumPlanQuery);

  if (isPending) return <PremiumOfferSkeleton />;
  const priceId = plan?.priceId;
  if (!priceId) {
    return (
      <ErrorState
        title="Premium cannot be shown right now."
        error={planError}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  return (
    <Card as="section" padding="roomy" highlighted className={styles.offer} aria-labelledby="premium-offer">
      <div>
        <h2 id="premium-offer" className={styles.title}>
          {plan.title}
        </h2>
        <p className={styles.small}>{plan.description}</p>
      </div>
      <PlanPrice plan={plan} />
      <CheckList>
        {plan.features.map(feature => (
          <CheckItem key={feature}>{feature}</CheckItem>
        ))}
        <CheckItem>
          {premium.charityPercent}% of it goes to charity, <Link to="/charity">in&nbsp;the&nbsp;open</Link>
        </CheckItem>
      </CheckList>
      {error && <UpgradeProblem error={error} />}
      <Button wide busy={isBusy} onClick={() => toCheckout(priceId)}>
        Upgrade to Premium
      </Button>
      <p className={styles.small}>
        You pay on the page of Stripe, our payment provider; your card never reaches us. Cancel whenever you
        like.
      </p>
    </Card>
  );
}

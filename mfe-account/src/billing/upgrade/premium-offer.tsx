import { premium } from '@sufra/contracts';
import { Button, Card, ErrorState, formatMoney } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
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
      <p className={styles.price}>
        {formatMoney(plan.price, plan.currency)} {plan.interval && <small>a {plan.interval}</small>}
      </p>
      <ul className={styles.features}>
        {plan.features.map(feature => (
          <li key={feature}>
            <Check aria-hidden="true" />
            <span>{feature}</span>
          </li>
        ))}
        <li>
          <Check aria-hidden="true" />
          <span>
            {premium.charityPercent}% of it goes to charity, <Link to="/charity">in&nbsp;the&nbsp;open</Link>
          </span>
        </li>
      </ul>
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

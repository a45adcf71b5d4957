import { messages, premium } from '@sufra/contracts';
import { Button, Card, CheckItem, CheckList, ErrorState, Loading, Price, Skeleton } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { premiumPlanQuery } from '../../membership/membership-api.ts';
import { DepartureProblem } from '../departure/departure-problem.tsx';
import styles from './premium-offer.module.css';
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
      <Price amount={plan.price} currency={plan.currency} interval={plan.interval} />
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

export const UpgradeProblem = ({ error }: { error: Error }) => (
  <DepartureProblem error={error} fallback={messages.checkoutFallback} noAnswer={messages.upgradeFailure} />
);

const PremiumOfferSkeleton = () => (
  <Card padding="roomy">
    <Loading label="Premium is on its way" className={styles.offer}>
      <div>
        <Skeleton shape="title" width="40%" />
        <Skeleton width="55%" />
      </div>
      <Skeleton width="7rem" height="calc(var(--step-3) * 0.9)" />
      <div>
        <Skeleton lines={4} />
      </div>
      <Skeleton shape="block" height="44px" />
      <div>
        <Skeleton lines={2} />
      </div>
    </Loading>
  </Card>
);

import { messages, premium } from '@sufra/contracts';
import {
  Button,
  Card,
  CheckItem,
  CheckList,
  ErrorState,
  Loading,
  Price,
  Skeleton,
  say,
} from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { premiumPlanQuery } from '../../membership/membership-api.ts';
import { t, tRich } from '../../texts/text.ts';
import { DepartureProblem } from '../departure/departure-problem.tsx';
import { planInWords } from './plan-words.ts';
import styles from './premium-offer.module.css';
import type { Upgrade } from './use-upgrade.ts';

export function PremiumOffer({ toCheckout, isBusy, error }: Upgrade) {
  const { data: plan, isPending, error: planError, refetch, isFetching } = useQuery(premiumPlanQuery);

  if (isPending) return <PremiumOfferSkeleton />;
  const priceId = plan?.priceId;
  if (!priceId) {
    return (
      <ErrorState title={t('billing.offer.away')} error={planError} onRetry={refetch} retrying={isFetching} />
    );
  }
  const { title, description, features } = planInWords(plan);
  return (
    <Card as="section" padding="roomy" highlighted className={styles.offer} aria-labelledby="premium-offer">
      <div>
        <h2 id="premium-offer" className={styles.title}>
          {title}
        </h2>
        <p className={styles.small}>{description}</p>
      </div>
      <Price amount={plan.price} currency={plan.currency} interval={plan.interval} />
      <CheckList>
        {features.map(feature => (
          <CheckItem key={feature}>{feature}</CheckItem>
        ))}
        <CheckItem>
          {tRich('billing.offer.charity', {
            percent: premium.charityPercent,
            link: words => <Link to="/charity">{words}</Link>,
          })}
        </CheckItem>
      </CheckList>
      {error && <UpgradeProblem error={error} />}
      <Button wide busy={isBusy} onClick={() => toCheckout(priceId)}>
        {t('billing.offer.upgrade')}
      </Button>
      <p className={styles.small}>{t('billing.offer.stripe')}</p>
    </Card>
  );
}

export const UpgradeProblem = ({ error }: { error: Error }) => (
  <DepartureProblem
    error={error}
    fallback={say(messages.checkoutFallback)}
    noAnswer={say(messages.upgradeFailure)}
  />
);

const PremiumOfferSkeleton = () => (
  <Card padding="roomy">
    <Loading label={t('billing.offer.loading')} className={styles.offer}>
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

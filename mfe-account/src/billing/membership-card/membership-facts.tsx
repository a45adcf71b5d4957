import { premium, type Subscription } from '@sufra/contracts';
import { formatDate, formatMoney, Skeleton } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { premiumPlanQuery } from '../../membership/membership-api.ts';
import styles from './membership-card.module.css';

/** What people come to look up. What is not known is not there. */
export function MembershipFacts({ subscription }: { subscription: Subscription }) {
  const { data: plan, isPending } = useQuery(premiumPlanQuery);
  const { since, nextPayment, premiumUntil } = subscription;

  return (
    <dl className={styles.facts}>
      {isPending && (
        <Fact title="Price">
          <Skeleton width="8rem" />
        </Fact>
      )}
      {plan && (
        <Fact title="Price">
          {formatMoney(plan.price, plan.currency)} {plan.interval && `a ${plan.interval}`}
        </Fact>
      )}
      {since && <Fact title="Premium since">{formatDate(since)}</Fact>}
      {nextPayment && (
        <Fact title="Next payment" more={formatMoney(nextPayment.amount, nextPayment.currency)}>
          {formatDate(nextPayment.at)}
        </Fact>
      )}
      {premiumUntil && <Fact title="Premium until">{formatDate(premiumUntil)}</Fact>}
      <Fact title="To charity" more={<Link to="/charity">See the ledger</Link>}>
        {premium.charityPercent}% of each payment
      </Fact>
    </dl>
  );
}

interface FactProps {
  title: string;
  more?: ReactNode;
  children: ReactNode;
}

const Fact = ({ title, more, children }: FactProps) => (
  <div className={styles.fact}>
    <dt>{title}</dt>
    <dd>{children}</dd>
    {more && <dd className={styles.more}>{more}</dd>}
  </div>
);

import { premium, type Subscription } from '@sufra/contracts';
import { formatDate, formatMoney, Skeleton } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { premiumPlanQuery } from '../../membership/membership-api.ts';
import { t } from '../../texts/text.ts';
import styles from './membership-card.module.css';

/** What people come to look up. What is not known is not there. */
export function MembershipFacts({ subscription }: { subscription: Subscription }) {
  const { data: plan, isPending } = useQuery(premiumPlanQuery);
  const { since, nextPayment, premiumUntil } = subscription;

  return (
    <dl className={styles.facts}>
      {isPending && (
        <Fact title={t('billing.facts.price')}>
          <Skeleton width="8rem" />
        </Fact>
      )}
      {plan && (
        <Fact title={t('billing.facts.price')}>
          {plan.interval
            ? t('billing.facts.aMonth', { sum: formatMoney(plan.price, plan.currency) })
            : formatMoney(plan.price, plan.currency)}
        </Fact>
      )}
      {since && <Fact title={t('billing.facts.since')}>{formatDate(since)}</Fact>}
      {nextPayment && (
        <Fact title={t('billing.facts.next')} more={formatMoney(nextPayment.amount, nextPayment.currency)}>
          {formatDate(nextPayment.at)}
        </Fact>
      )}
      {premiumUntil && <Fact title={t('billing.facts.until')}>{formatDate(premiumUntil)}</Fact>}
      <Fact title={t('billing.facts.charity')} more={<Link to="/charity">{t('billing.facts.ledger')}</Link>}>
        {t('billing.facts.share', { percent: premium.charityPercent })}
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

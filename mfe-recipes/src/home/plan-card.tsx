import type { Plan } from '@sufra/contracts';
import { Card, formatMoney } from '@sufra/web-kit';
import { Check } from 'lucide-react';
import { PlanButton } from './plan-button.tsx';
import styles from './plans.module.css';

export const PlanCard = ({ plan }: { plan: Plan }) => (
  <Card as="li" padding="roomy" highlighted={plan.highlighted} className={styles.plan}>
    <div>
      <h3 className={styles.title}>{plan.title}</h3>
      <p className={styles.description}>{plan.description}</p>
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
    </ul>
    <PlanButton plan={plan} />
  </Card>
);

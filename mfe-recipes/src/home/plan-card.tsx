import type { Plan } from '@sufra/contracts';
import { Card, CheckItem, CheckList, Price } from '@sufra/web-kit';
import { PlanButton } from './plan-button.tsx';
import styles from './plans.module.css';

export const PlanCard = ({ plan }: { plan: Plan }) => (
  <Card as="li" padding="roomy" highlighted={plan.highlighted} className={styles.plan}>
    <div>
      <h3 className={styles.title}>{plan.title}</h3>
      <p className={styles.description}>{plan.description}</p>
    </div>
    <Price amount={plan.price} currency={plan.currency} interval={plan.interval} />
    <CheckList>
      {plan.features.map(feature => (
        <CheckItem key={feature}>{feature}</CheckItem>
      ))}
    </CheckList>
    <PlanButton plan={plan} />
  </Card>
);

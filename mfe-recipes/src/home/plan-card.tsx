import type { Plan } from '@sufra/contracts';
import { Card, CheckItem, CheckList, PlanPrice } from '@sufra/web-kit';
import { PlanButton } from './plan-button.tsx';
import styles from './plans.module.css';

export const PlanCard = ({ plan }: { plan: Plan }) => (
  <Card as="li" padding="roomy" highlighted={plan.highlighted} className={styles.plan}>
    <div>
      <h3 className={styles.title}>{plan.title}</h3>
      <p className={styles.description}>{plan.description}</p>
    </div>
    <PlanPrice plan={plan} />
    <CheckList>
      {plan.features.map(feature => (
        <CheckItem key={feature}>{feature}</CheckItem>
      ))}
    </CheckList>
    <PlanButton plan={plan} />
  </Card>
);

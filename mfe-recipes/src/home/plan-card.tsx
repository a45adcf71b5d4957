import type { Plan } from '@sufra/contracts';
import { Card, CheckItem, CheckList, Price } from '@sufra/web-kit';
import { PlanButton } from './plan-button.tsx';
import { planInWords } from './plan-words.ts';
import styles from './plans.module.css';

export function PlanCard({ plan }: { plan: Plan }) {
  const { title, description, features } = planInWords(plan);
  return (
    <Card as="li" padding="roomy" highlighted={plan.highlighted} className={styles.plan}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>{description}</p>
      </div>
      <Price amount={plan.price} currency={plan.currency} interval={plan.interval} />
      <CheckList>
        {features.map(feature => (
          <CheckItem key={feature}>{feature}</CheckItem>
        ))}
      </CheckList>
      <PlanButton plan={plan} />
    </Card>
  );
}

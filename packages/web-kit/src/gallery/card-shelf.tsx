import { Check } from 'lucide-react';
import { thePlans } from '../testing/the-plans.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { CheckItem, CheckList } from '../ui/check-list.tsx';
import { PlanPrice } from '../ui/plan-price.tsx';
import { TagList } from '../ui/tag-list.tsx';
import styles from './gallery.module.css';
import { Shelf } from './shelf.tsx';

export const CardShelf = () => (
  <Shelf title="Cards and badges">
    <div className={styles.grid}>
      {thePlans.map(plan => (
        <Card key={plan.title} className={styles.section} padding="roomy" highlighted={plan.highlighted}>
          <h3>{plan.title}</h3>
          <PlanPrice plan={plan} />
          <CheckList>
            {plan.features.map(feature => (
              <CheckItem key={feature}>{feature}</CheckItem>
            ))}
          </CheckList>
          <Button disabled={!plan.highlighted}>{plan.highlighted ? 'Change Plan' : 'Current Plan'}</Button>
        </Card>
      ))}
      <Card as="article" className={styles.section} lifts>
        <h3>Rises under the pointer</h3>
        <p>For a card that leads somewhere.</p>
      </Card>
    </div>
    <div className={styles.row}>
      <Badge>
        <Check aria-hidden="true" />
        Checked halal
      </Badge>
      <Badge tone="saffron">Premium</Badge>
      <Badge tone="danger">Payment failed</Badge>
      <Badge tone="plain">User</Badge>
    </div>
    <TagList tags={['Ramadan', 'Soup', 'Under an hour']} />
  </Shelf>
);

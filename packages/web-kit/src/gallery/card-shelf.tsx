import { Check } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TagList } from '../ui/tag-list.tsx';
import styles from './gallery.module.css';
import { Shelf } from './shelf.tsx';

export const CardShelf = () => (
  <Shelf title="Cards and badges">
    <div className={styles.grid}>
      <Card className={styles.section} padding="roomy">
        <h3>Free</h3>
        <p className={styles.price}>£0</p>
        <Button disabled>Current Plan</Button>
      </Card>
      <Card className={styles.section} padding="roomy" highlighted>
        <h3>Premium</h3>
        <p className={styles.price}>£4.99</p>
        <Button>Change Plan</Button>
      </Card>
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

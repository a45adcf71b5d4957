import { Check } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { CheckItem, CheckList } from '../ui/check-list.tsx';
import { Price } from '../ui/price.tsx';
import { TagList } from '../ui/tag-list.tsx';
import styles from './gallery.module.css';
import { Shelf } from './shelf.tsx';

export const CardShelf = () => (
  <Shelf title="Cards and badges">
    <div className={styles.grid}>
      {[false, true].map(highlighted => (
        <Card key={String(highlighted)} className={styles.section} padding="roomy" highlighted={highlighted}>
          <h3>{highlighted ? 'Highlighted' : 'Beside it'}</h3>
          <Price amount={highlighted ? 499 : 0} currency="GBP" interval={highlighted ? 'month' : undefined} />
          <CheckList>
            <CheckItem>One thing</CheckItem>
            <CheckItem>Another one</CheckItem>
          </CheckList>
          <Button disabled={!highlighted}>{highlighted ? 'Choose' : 'Chosen'}</Button>
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

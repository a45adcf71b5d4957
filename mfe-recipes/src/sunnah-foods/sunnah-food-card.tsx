import { Button, Card, VisuallyHidden } from '@sufra/web-kit';
import { useId, useState } from 'react';
import type { SunnahFood } from './sunnah-food.ts';
import styles from './sunnah-food-card.module.css';

export function SunnahFoodCard({ food }: { food: SunnahFood }) {
  const [open, setOpen] = useState(false);
  const moreId = useId();

  return (
    <Card as="li" className={styles.food}>
      <h2 className={styles.title}>{food.title}</h2>
      <p>{food.description}</p>
      <div id={moreId} className={styles.more} hidden={!open}>
        <Entries title="Health Benefits" entries={food.benefits} />
        <Entries title="Sources" entries={food.sources} />
      </div>
      <Button
        tone="quiet"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={moreId}
        onClick={() => setOpen(shown => !shown)}
      >
        <span>
          {open ? 'Show Less' : 'Learn More'}
          <VisuallyHidden> about {food.title}</VisuallyHidden>
        </span>
      </Button>
    </Card>
  );
}

const Entries = ({ title, entries }: { title: string; entries: string[] }) => (
  <div>
    <h3 className={styles.heading}>{title}</h3>
    <ul className={styles.entries}>
      {entries.map(entry => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  </div>
);

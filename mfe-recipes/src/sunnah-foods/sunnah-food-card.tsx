import { Button, Card, LinkButton, useElementId, VisuallyHidden } from '@sufra/web-kit';
import { type ReactNode, useState } from 'react';
import { Drawing, sunnahPicture } from '../pictures/drawing.tsx';
import { t, tRich } from '../texts/text.ts';
import type { SunnahFood } from './sunnah-food.ts';
import styles from './sunnah-food-card.module.css';

export function SunnahFoodCard({ food }: { food: SunnahFood }) {
  const [open, setOpen] = useState(false);
  const moreId = useElementId();

  return (
    <Card as="li" padding="none" className={styles.food}>
      <Drawing picture={sunnahPicture(food.id)} className={styles.picture} />
      <h2 className={styles.title}>{food.title}</h2>
      <p>{food.description}</p>
      <div id={moreId} className={styles.more} hidden={!open}>
        <div className={styles.part}>
          <h3 className={styles.heading}>{t('sunnahFoods.benefits.title')}</h3>
          <Entries title={t('sunnahFoods.benefits.tradition')} entries={food.benefits} />
          <Entries title={t('sunnahFoods.benefits.today')} entries={food.nutrition} />
        </div>
        <div className={styles.part}>
          <h3 className={styles.heading}>{t('sunnahFoods.sources')}</h3>
          <List entries={food.sources} />
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          tone="quiet"
          aria-expanded={open}
          aria-controls={moreId}
          onClick={() => setOpen(shown => !shown)}
        >
          <span>
            {open
              ? tRich('sunnahFoods.less', { food: food.title, heard })
              : tRich('sunnahFoods.more', { food: food.title, heard })}
          </span>
        </Button>
        <LinkButton to={cookingPath(food)} tone="quiet">
          <span>{tRich('sunnahFoods.cook', { food: food.title, heard })}</span>
        </LinkButton>
      </div>
    </Card>
  );
}

const heard = (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden>;

const cookingPath = ({ cookWith }: SunnahFood) =>
  `/?${new URLSearchParams({ ingredients: cookWith })}#generator`;

interface EntriesProps {
  title: string;
  entries: string[];
}

const Entries = ({ title, entries }: EntriesProps) => (
  <div>
    <h4 className={styles.voice}>{title}</h4>
    <List entries={entries} />
  </div>
);

const List = ({ entries }: Pick<EntriesProps, 'entries'>) => (
  <ul className={styles.entries}>
    {entries.map(entry => (
      <li key={entry}>{entry}</li>
    ))}
  </ul>
);

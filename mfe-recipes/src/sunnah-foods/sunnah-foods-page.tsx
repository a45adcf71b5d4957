import { Button, CardGrid, Column, EmptyState, matchesWords, PageHead, SearchField } from '@sufra/web-kit';
import { useRef, useState } from 'react';
import { SunnahFoodCard } from './sunnah-food-card.tsx';
import { sunnahFoods } from './sunnah-foods.ts';
import styles from './sunnah-foods-page.module.css';

export default function SunnahFoodsPage() {
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const found = sunnahFoods.filter(({ title, description }) => matchesWords(search, [title, description]));

  const clear = () => {
    setSearch('');
    field.current?.focus();
  };

  return (
    <Column roomy className={styles.page}>
      <PageHead
        title="Sunnah Foods"
        description="Seventeen foods of the Prophetic tradition: what is told of them, and where it is written."
        heading="Sunnah Foods"
        lead="Seventeen foods that the Prophet ﷺ ate or praised, or that the Qur’an names, with what tradition tells of them."
      />
      <SearchField
        ref={field}
        placeholder="Search Sunnah foods..."
        words={search}
        onChange={setSearch}
        count={`${found.length} of ${sunnahFoods.length} foods`}
      />
      {found.length > 0 ? (
        <CardGrid>
          {found.map(food => (
            <SunnahFoodCard key={food.id} food={food} />
          ))}
        </CardGrid>
      ) : (
        <EmptyState title="No results found" action={<Button onClick={clear}>Clear search</Button>}>
          We couldn't find any Sunnah foods matching your search. Please try different keywords.
        </EmptyState>
      )}
      <p className={styles.note}>
        What the tradition tells is told as the tradition tells it, after the book of Ibn al-Qayyim and the
        sources named with each food; what is said of nutrition is general knowledge of today. Neither is
        medical advice and neither promises a cure: ask a doctor before you eat or leave out anything for your
        health.
      </p>
    </Column>
  );
}

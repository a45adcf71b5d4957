import { Button, EmptyState, PageHead, TextField } from '@sufra/web-kit';
import { useState } from 'react';
import { findFoods } from './find-foods.ts';
import { SunnahFoodCard } from './sunnah-food-card.tsx';
import { sunnahFoods } from './sunnah-foods.ts';
import styles from './sunnah-foods-page.module.css';

export default function SunnahFoodsPage() {
  const [search, setSearch] = useState('');
  const found = findFoods(sunnahFoods, search);

  return (
    <div className={styles.page}>
      <PageHead
        title="Sunnah Foods"
        description="Seventeen foods of the Prophetic tradition: what is told of them, and where it is written."
        heading="Sunnah Foods"
        lead="Seventeen foods that the Prophet ﷺ ate or praised, or that the Qur’an names, with what tradition tells of them."
      />
      <div className={styles.search}>
        <TextField
          label="Search"
          type="search"
          placeholder="Search Sunnah foods..."
          autoComplete="off"
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
        <p className={styles.count} role="status">
          {found.length} of {sunnahFoods.length} foods
        </p>
      </div>
      {found.length > 0 ? (
        <ul className={styles.foods}>
          {found.map(food => (
            <SunnahFoodCard key={food.id} food={food} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No results found"
          action={<Button onClick={() => setSearch('')}>Clear search</Button>}
        >
          We couldn't find any Sunnah foods matching your search. Please try different keywords.
        </EmptyState>
      )}
      <p className={styles.note}>
        What is written here is told as the tradition tells it. It is not medical advice: ask a doctor before
        you eat or leave out anything for your health.
      </p>
    </div>
  );
}

import { Button, CardGrid, Column, EmptyState, PageHead, SearchField } from '@sufra/web-kit';
import { useRef, useState } from 'react';
import { t } from '../texts/text.ts';
import { holdsWords } from './holds-words.ts';
import { namesOfFoods } from './names.ts';
import { SunnahFoodCard } from './sunnah-food-card.tsx';
import { sunnahFoods } from './sunnah-foods.ts';
import styles from './sunnah-foods-page.module.css';

export default function SunnahFoodsPage() {
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const foods = sunnahFoods();
  const found = foods.filter(({ id, title, description }) =>
    holdsWords(search, [title, description, ...(namesOfFoods[id] ?? [])]),
  );

  const clear = () => {
    setSearch('');
    field.current?.focus();
  };

  return (
    <Column roomy className={styles.page}>
      <PageHead
        title={t('sunnahFoods.title')}
        description={t('sunnahFoods.description')}
        heading={t('sunnahFoods.title')}
        lead={t('sunnahFoods.lead')}
      />
      <SearchField
        ref={field}
        placeholder={t('sunnahFoods.search.label')}
        words={search}
        onChange={setSearch}
        count={t('sunnahFoods.search.found', { found: found.length, all: foods.length })}
      />
      {found.length > 0 ? (
        <CardGrid>
          {found.map(food => (
            <SunnahFoodCard key={food.id} food={food} />
          ))}
        </CardGrid>
      ) : (
        <EmptyState
          title={t('sunnahFoods.none.title')}
          action={<Button onClick={clear}>{t('sunnahFoods.none.clear')}</Button>}
        >
          {t('sunnahFoods.none.words')}
        </EmptyState>
      )}
      <p className={styles.note}>{t('sunnahFoods.note')}</p>
    </Column>
  );
}

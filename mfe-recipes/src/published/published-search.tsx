import { cuisines, mealTypes } from '@sufra/contracts';
import { SelectField, TextField } from '@sufra/web-kit';
import { named, nameOfCuisine, nameOfMealType } from '../options/option-names.ts';
import { t } from '../texts/text.ts';
import styles from './published.module.css';
import type { usePublishedSearch } from './use-published-search.ts';

type Search = Pick<ReturnType<typeof usePublishedSearch>, 'filter' | 'words' | 'setWords' | 'write'>;

export const PublishedSearch = ({ filter, words, setWords, write }: Search) => (
  <div className={styles.search}>
    <TextField
      label={t('published.searchLabel')}
      type="search"
      placeholder={t('published.search')}
      autoComplete="off"
      value={words}
      onChange={({ target }) => setWords(target.value)}
    />
    <SelectField
      label={t('generator.mealType.label')}
      value={filter.meal}
      options={[{ value: '', label: t('published.anyMeal') }, ...named(mealTypes, nameOfMealType)]}
      onChange={({ target: { value } }) => write({ meal: mealTypes.find(meal => meal === value) ?? '' })}
    />
    <SelectField
      label={t('generator.cuisine.label')}
      value={filter.cuisine}
      options={[{ value: '', label: t('published.anyCuisine') }, ...named(cuisines, nameOfCuisine)]}
      onChange={({ target: { value } }) => write({ cuisine: cuisines.find(each => each === value) ?? '' })}
    />
  </div>
);

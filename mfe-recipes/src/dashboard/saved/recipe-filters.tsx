import { type RecipeCounts, tagKey } from '@sufra/contracts';
import { Button, foundInWords, SearchField, SelectField } from '@sufra/web-kit';
import { Heart } from 'lucide-react';
import type { Ref } from 'react';
import type { RecipeFilter } from '../../recipe/api/saved-recipes.ts';
import { t } from '../../texts/text.ts';
import { CollectionFilter } from './collection-filter.tsx';
import styles from './searchable-recipes.module.css';

interface RecipeFiltersProps {
  filter: RecipeFilter;
  onChange: (part: Partial<RecipeFilter>) => void;
  /** Undefined until they are known. */
  counts: RecipeCounts | undefined;
  field: Ref<HTMLInputElement>;
}

/** Above the saved recipes: words, a tag, the favourites, with how many there are of each. */
export const RecipeFilters = ({ filter, onChange, counts, field }: RecipeFiltersProps) => (
  <div className={styles.filters}>
    <SearchField
      ref={field}
      label={t('dashboard.search.label')}
      placeholder={t('dashboard.search.example')}
      words={filter.words}
      onChange={words => onChange({ words })}
      count={counts && countOf(counts)}
    />
    <div className={styles.choices}>
      {counts && counts.tags.length > 0 && (
        <SelectField
          label={t('dashboard.tag.label')}
          value={counts.tags.find(({ key }) => key === tagKey(filter.tag))?.tag ?? filter.tag}
          onChange={event => onChange({ tag: event.target.value })}
          options={[
            { value: '', label: t('dashboard.tag.all') },
            ...counts.tags.map(({ tag, count }) => ({
              value: tag,
              label: t('dashboard.tag.count', { tag, count }),
            })),
          ]}
        />
      )}
      <CollectionFilter collection={filter.collection} onChange={collection => onChange({ collection })} />
      <Button
        tone="quiet"
        className={styles.favorites}
        aria-pressed={filter.favorites}
        onClick={() => onChange({ favorites: !filter.favorites })}
      >
        <Heart aria-hidden="true" />
        {counts ? t('dashboard.favorites.count', { count: counts.favorites }) : t('dashboard.favorites.name')}
      </Button>
    </div>
  </div>
);

const countOf = (counts: RecipeCounts) =>
  counts.found === counts.all
    ? t('dashboard.search.all', { all: counts.all })
    : t('dashboard.search.found', { found: foundInWords(counts), all: counts.all });

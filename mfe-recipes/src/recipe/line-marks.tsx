import type { SharedRecipe } from '@sufra/contracts';
import { VisuallyHidden } from '@sufra/web-kit';
import { Check, Search } from 'lucide-react';
import { t } from '../texts/text.ts';
import styles from './line-marks.module.css';

export type Mark = 'halal' | 'doubtful';

/** What the check says of each ingredient of a recipe that holds nothing forbidden. */
export const marksOf = ({ ingredients, halal }: Pick<SharedRecipe, 'ingredients' | 'halal'>): Mark[] =>
  ingredients.map(line =>
    halal.notes.some(({ words }) => line.toLowerCase().includes(words.toLowerCase())) ? 'doubtful' : 'halal',
  );

export const LineMark = ({ mark }: { mark: Mark }) =>
  mark === 'halal' ? (
    <Check className={styles.halal} aria-hidden="true" />
  ) : (
    <span className={styles.doubtful}>
      <Search aria-hidden="true" />
      <VisuallyHidden>{t('recipe.mark.doubtful')} </VisuallyHidden>
    </span>
  );

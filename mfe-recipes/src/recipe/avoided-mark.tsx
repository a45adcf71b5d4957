import type { Recipe } from '@sufra/contracts';
import { CircleAlert } from 'lucide-react';
import { t } from '../texts/text.ts';
import styles from './avoided-mark.module.css';
import { avoidedNames } from './avoided-names.ts';
import { plainList } from './plain-list.ts';

/** In little room: that a recipe names what its reader avoids. */
export const AvoidedMark = ({ avoided = [] }: Pick<Recipe, 'avoided'>) =>
  avoided.length === 0 ? null : (
    <small className={styles.mark}>
      <CircleAlert aria-hidden="true" />
      {t('avoided.mark', { things: plainList(avoidedNames(avoided)) })}
    </small>
  );

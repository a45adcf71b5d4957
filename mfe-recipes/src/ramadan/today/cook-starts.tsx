import type { SharedRecipe } from '@sufra/contracts';
import { useMemo } from 'react';
import { t } from '../../texts/text.ts';
import { storedChoice } from '../choice/use-ramadan-choice.ts';
import { formatClock } from '../times/format-times.ts';
import { useNow } from '../times/use-now.ts';
import styles from './cook-starts.module.css';
import { momentInTown } from './moment-of.ts';

const minute = 60_000;

/** Iftar less the recipe's whole time, for who has chosen a town and fasts today. */
export function CookStarts({ recipe }: { recipe: Pick<SharedRecipe, 'prepTime' | 'cookTime'> }) {
  const choice = useMemo(storedChoice, []);
  const now = useNow(minute);
  const { town } = choice;
  if (!now || !town) return null;
  const { times, season } = momentInTown(now, town, choice);
  if (season !== 'ramadan' || times.maghrib <= now) return null;
  const starts = new Date(times.maghrib.getTime() - (recipe.prepTime + recipe.cookTime) * minute);
  return (
    <p className={styles.starts}>
      {t('ramadan.cookStarts', {
        time: formatClock(starts, town.timeZone),
        iftar: formatClock(times.maghrib, town.timeZone),
      })}
    </p>
  );
}

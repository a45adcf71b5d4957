import type { SharedRecipe } from '@sufra/contracts';
import { useElementId } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import styles from './nutrition-table.module.css';

interface NutritionTableProps {
  nutrition: SharedRecipe['nutrition'];
}

type PerServing = NonNullable<SharedRecipe['nutrition']>['perServing'];

const rows = (
  perServing: PerServing,
  isSaltOpen: boolean,
): { name: string; grams: number | null; isPart?: boolean; note?: string | false }[] => [
  { name: t('recipe.nutrition.fat'), grams: perServing.fat },
  { name: t('recipe.nutrition.saturated'), grams: perServing.saturated, isPart: true },
  { name: t('recipe.nutrition.carbohydrate'), grams: perServing.carbohydrate },
  { name: t('recipe.nutrition.sugars'), grams: perServing.sugars, isPart: true },
  { name: t('recipe.nutrition.fibre'), grams: perServing.fibre },
  { name: t('recipe.nutrition.protein'), grams: perServing.protein },
  {
    name: t('recipe.nutrition.salt'),
    grams: perServing.salt,
    note: isSaltOpen && t('recipe.nutrition.saltOpen'),
  },
];

/** What a serving holds, in the order of labels. It is of one serving, however many the recipe is cooked for. */
export function NutritionTable({ nutrition }: NutritionTableProps) {
  const id = useElementId();
  // A service of an earlier version does not say it.
  if (!nutrition) return null;
  const { perServing, computedLines, lines, isEstimate, isSaltOpen } = nutrition;
  return (
    <section className={styles.nutrition} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('recipe.nutrition.title')}
      </h2>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {isEstimate ? t('recipe.nutrition.estimate') : t('recipe.nutrition.perServing')}
        </caption>
        <tbody>
          <tr className={styles.energy}>
            <th scope="row">{t('recipe.nutrition.energy')}</th>
            <td>{t('recipe.nutrition.kcal', { kcal: Math.round(perServing.kcal) })}</td>
          </tr>
          {rows(perServing, isSaltOpen).map(({ name, grams, isPart, note }) => (
            <tr key={name} className={isPart ? styles.part : undefined}>
              <th scope="row">{name}</th>
              <td>
                {grams === null ? t('recipe.nutrition.unknown') : t('recipe.nutrition.grams', { grams })}
                {note && <span className={styles.note}>{note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.limits}>{t('recipe.nutrition.computed', { computed: computedLines, lines })}</p>
    </section>
  );
}

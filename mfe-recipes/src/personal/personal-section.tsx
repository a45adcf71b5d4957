import type { Recipe } from '@sufra/contracts';
import { useElementId } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import { CollectionsOfRecipe } from './collections-of-recipe.tsx';
import { CookedDays } from './cooked-days.tsx';
import { OwnNote } from './own-note.tsx';
import styles from './personal.module.css';
import { Rating } from './rating.tsx';
import { cooked, keepNote, notCooked, rate, usePersonal } from './use-personal.ts';

/** What a member keeps about a recipe for oneself. */
export function PersonalSection({ recipe }: { recipe: Recipe }) {
  const id = useElementId();
  const { mutate, isPending } = usePersonal(recipe);
  const { note, rating, cookedOn } = recipe.personal;
  return (
    <section className={styles.personal} aria-labelledby={id} data-print="hide">
      <div>
        <h2 id={id} className={styles.heading}>
          {t('personal.title')}
        </h2>
        <p className={styles.hint}>{t('personal.hint')}</p>
      </div>
      <div className={styles.parts}>
        <Rating rating={rating} onRate={stars => mutate(rate(stars))} />
        <CookedDays
          days={cookedOn}
          isBusy={isPending}
          onCooked={day => mutate(cooked(day))}
          onNotCooked={day => mutate(notCooked(day))}
        />
        <OwnNote
          note={note}
          isBusy={isPending}
          onKeep={(text, whenKept) => mutate(keepNote(text), { onSuccess: whenKept })}
        />
        {recipe.isSaved && <CollectionsOfRecipe recipe={recipe} />}
      </div>
    </section>
  );
}

import type { PlannedMeal } from '@sufra/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Choices } from '../../choices/choices.tsx';
import { eatersQuery } from '../../eaters/api/eaters.ts';
import { eaterName } from '../../eaters/eater-words.ts';
import { t } from '../../texts/text.ts';
import styles from './meal-eaters.module.css';
import { PeopleDialog } from './people-dialog.tsx';

type Who = Pick<PlannedMeal, 'people' | 'eaters'>;

interface MealEatersDialogProps {
  meal: PlannedMeal;
  title: string;
  description: string;
  onChoose: (who: Who) => void;
  onClose: () => void;
}

/** Who eats a planned meal, by name where there is more than one at the table, and how many they are. */
export function MealEatersDialog({ meal, title, description, onChoose, onClose }: MealEatersDialogProps) {
  const eaters = useQuery(eatersQuery).data?.eaters ?? [];
  const [left, setLeft] = useState<readonly string[]>();
  const named = meal.eaters?.map(({ id }) => id);
  const out = left ?? (named ? eaters.map(({ id }) => id).filter(id => !named.includes(id)) : []);
  const eating = eaters.filter(({ id }) => !out.includes(id));
  const areAll = eating.length === eaters.length || eating.length === 0;
  const usually = meal.leftoversOf ? t('plan.people.asMeal') : t('plan.people.asWritten');
  return (
    <PeopleDialog
      {...{ title, description, onClose }}
      label={t('plan.people.label')}
      none={areAll ? usually : t('eaters.asMany', { count: eating.length })}
      people={meal.people}
      onChoose={people =>
        onChoose({
          people,
          ...(!areAll && { eaters: eating.map(({ id, name }) => ({ id, name })) }),
          // Not known yet: as they were.
          ...(eaters.length === 0 && meal.eaters && { eaters: meal.eaters }),
        })
      }
    >
      {eaters.length > 1 && (
        <div className={styles.eaters}>
          <Choices
            legend={t('eaters.who')}
            options={eaters.map(eater => ({ value: eater.id, label: <bdi>{eaterName(eater)}</bdi> }))}
            chosen={eating.map(({ id }) => id)}
            onToggle={(id, isEating) => setLeft(isEating ? out.filter(other => other !== id) : [...out, id])}
          />
        </div>
      )}
    </PeopleDialog>
  );
}

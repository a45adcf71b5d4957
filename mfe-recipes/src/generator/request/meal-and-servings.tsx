import { freeMealTypes, mealTypes, servingSizes } from '@sufra/contracts';
import { SelectField, useSession } from '@sufra/web-kit';
import { named, nameOfMealType } from '../../options/option-names.ts';
import { t } from '../../texts/text.ts';
import type { FieldProblems } from './generation-body.ts';
import { oneOf, type RecipeRequest } from './recipe-request.ts';
import styles from './request-form.module.css';
import type { requestStore } from './request-store.ts';
import { isInWords } from './wish-field.tsx';

interface MealAndServingsProps {
  request: RecipeRequest;
  problems: FieldProblems;
  onChange: typeof requestStore.change;
}

const forFreeMembers: readonly string[] = freeMealTypes;

const mealTypeOptions = (isPremium: boolean) =>
  named(mealTypes, nameOfMealType).map(({ value, label }) =>
    isPremium || forFreeMembers.includes(value)
      ? { value, label }
      : { value, label: t('option.premiumOnly', { meal: label }), disabled: true },
  );

export function MealAndServings({ request, problems, onChange }: MealAndServingsProps) {
  const { user } = useSession();
  const isCleared = isInWords(request);
  const none = { value: '', label: isCleared ? t('generator.fromWords') : t('generator.mealType.choose') };

  return (
    <div className={styles.pair}>
      <SelectField
        className={styles.cell}
        label={t('generator.mealType.label')}
        name="mealType"
        disabled={isCleared}
        value={request.mealType}
        error={problems.mealType}
        onChange={event => onChange({ mealType: oneOf(mealTypes, event.target.value) })}
        options={[none, ...mealTypeOptions(user?.isPremium === true)]}
      />
      <SelectField
        className={styles.cell}
        label={t('generator.servings')}
        name="servingSize"
        value={request.servingSize}
        onChange={event =>
          onChange({ servingSize: servingSizes.find(size => String(size) === event.target.value) ?? 4 })
        }
        options={servingSizes}
      />
    </div>
  );
}

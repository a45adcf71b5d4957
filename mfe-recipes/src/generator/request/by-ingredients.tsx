import { cuisines, freeMealTypes, healthGoals, mealTypes, premiumOnlySuffix } from '@sufra/contracts';
import { SelectField, TextField, useSession } from '@sufra/web-kit';
import type { FieldProblems } from './generation-body.ts';
import { oneOf, type RecipeRequest } from './recipe-request.ts';
import styles from './request-form.module.css';
import type { requestStore } from './request-store.ts';

interface ByIngredientsProps {
  request: RecipeRequest;
  problems: FieldProblems;
  onChange: typeof requestStore.change;
}

const forEverybody: readonly string[] = freeMealTypes;

const mealTypeOptions = (isPremium: boolean) =>
  mealTypes.map(value =>
    isPremium || forEverybody.includes(value)
      ? { value }
      : { value, label: value + premiumOnlySuffix, disabled: true },
  );

export function ByIngredients({ request, problems, onChange }: ByIngredientsProps) {
  const { user } = useSession();
  const isCleared = request.prompt !== '';
  return (
    <>
      <TextField
        label="Ingredients"
        name="ingredients"
        placeholder={isCleared ? undefined : 'chicken, rice, dates'}
        hint={isCleared ? 'Cleared while you describe it in your own words.' : 'Separate with commas'}
        autoComplete="off"
        disabled={isCleared}
        value={request.ingredients}
        error={problems.ingredients}
        onChange={event => onChange({ ingredients: event.target.value })}
      />
      <SelectField
        label="Meal type"
        name="mealType"
        disabled={isCleared}
        value={request.mealType}
        error={problems.mealType}
        onChange={event => onChange({ mealType: oneOf(mealTypes, event.target.value) })}
        options={[{ value: '', label: 'Choose a meal type' }, ...mealTypeOptions(user?.isPremium === true)]}
      />
      <div className={styles.pair}>
        <SelectField
          label="Cuisine"
          name="cuisine"
          disabled={isCleared}
          value={request.cuisine}
          onChange={event => onChange({ cuisine: oneOf(cuisines, event.target.value) })}
          options={[{ value: '', label: 'Any' }, ...cuisines]}
        />
        <SelectField
          label="Health goals"
          name="healthGoals"
          disabled={isCleared}
          value={request.healthGoals}
          onChange={event => onChange({ healthGoals: oneOf(healthGoals, event.target.value) })}
          options={[{ value: '', label: 'None' }, ...healthGoals]}
        />
      </div>
    </>
  );
}

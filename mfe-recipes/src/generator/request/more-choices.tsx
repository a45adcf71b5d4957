import { cuisines, healthGoals, spiceLevels } from '@sufra/contracts';
import { SelectField, TextField, useElementId } from '@sufra/web-kit';
import { ChevronDown } from 'lucide-react';
import type { FieldProblems } from './generation-body.ts';
import { oneOf, type RecipeRequest } from './recipe-request.ts';
import styles from './request-form.module.css';
import type { requestStore } from './request-store.ts';
import { splitList } from './split-list.ts';
import { isInWords } from './wish-field.tsx';

interface MoreChoicesProps {
  request: RecipeRequest;
  problems: FieldProblems;
  onChange: typeof requestStore.change;
}

/** What most requests leave as it is. Closed, it says what is set, so that nothing applies unseen. */
export function MoreChoices({ request, problems, onChange }: MoreChoicesProps) {
  const id = useElementId();
  const isOpen = request.isMoreOpen || problems.avoid !== undefined;
  const isCleared = isInWords(request);
  const set = whatIsSet(request);

  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onChange({ isMoreOpen: !isOpen })}
      >
        <span className={styles.moreName}>More</span>
        {!isOpen && (
          <span className={styles.set}>
            <bdi>{set || 'cuisine, health goals, spice, avoid'}</bdi>
          </span>
        )}
        <ChevronDown aria-hidden="true" />
      </button>
      <div id={id} hidden={!isOpen} className={styles.choices}>
        <SelectField
          className={styles.cell}
          label="Cuisine"
          name="cuisine"
          disabled={isCleared}
          value={request.cuisine}
          onChange={event => onChange({ cuisine: oneOf(cuisines, event.target.value) })}
          options={[{ value: '', label: isCleared ? 'From your words' : 'Any' }, ...cuisines]}
        />
        <SelectField
          className={styles.cell}
          label="Health goals"
          name="healthGoals"
          disabled={isCleared}
          value={request.healthGoals}
          onChange={event => onChange({ healthGoals: oneOf(healthGoals, event.target.value) })}
          options={[{ value: '', label: isCleared ? 'From your words' : 'None' }, ...healthGoals]}
        />
        <SelectField
          className={styles.cell}
          label="Spice level"
          name="spiceLevel"
          value={request.spiceLevel}
          onChange={event => onChange({ spiceLevel: oneOf(spiceLevels, event.target.value) })}
          options={[{ value: '', label: 'Any' }, ...spiceLevels]}
        />
        <TextField
          className={styles.cell}
          label="Avoid"
          name="avoid"
          placeholder="nuts, dairy"
          autoComplete="off"
          value={request.avoid}
          error={problems.avoid}
          onChange={event => onChange({ avoid: event.target.value })}
        />
      </div>
    </>
  );
}

function whatIsSet({ cuisine, healthGoals: goal, spiceLevel, avoid }: RecipeRequest) {
  const without = splitList(avoid);
  return [cuisine, goal, spiceLevel, without.length > 0 && `no ${without.join(', ')}`]
    .filter(Boolean)
    .join(' · ');
}

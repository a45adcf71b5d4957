import { cuisines, healthGoals, spiceLevels } from '@sufra/contracts';
import { SelectField, TextField, useElementId } from '@sufra/web-kit';
import { ChevronDown } from 'lucide-react';
import { named, nameOfCuisine, nameOfHealthGoal, nameOfSpice } from '../../options/option-names.ts';
import { splitWords } from '../../profile/split-words.ts';
import { t } from '../../texts/text.ts';
import type { FieldProblems } from './generation-body.ts';
import { OfMember } from './members-part.ts';
import { oneOf, type RecipeRequest } from './recipe-request.ts';
import styles from './request-form.module.css';
import type { requestStore } from './request-store.ts';
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
        <span className={styles.moreName}>{t('generator.more')}</span>
        {!isOpen && (
          <span className={styles.set}>
            <bdi>{set || t('generator.moreHint')}</bdi>
          </span>
        )}
        <ChevronDown aria-hidden="true" />
      </button>
      <div id={id} hidden={!isOpen} className={styles.choices}>
        <SelectField
          className={styles.cell}
          label={t('generator.cuisine.label')}
          name="cuisine"
          disabled={isCleared}
          value={request.cuisine}
          onChange={event => onChange({ cuisine: oneOf(cuisines, event.target.value) })}
          options={[
            { value: '', label: isCleared ? t('generator.fromWords') : t('generator.cuisine.any') },
            ...named(cuisines, nameOfCuisine),
          ]}
        />
        <SelectField
          className={styles.cell}
          label={t('generator.goals.label')}
          name="healthGoals"
          disabled={isCleared}
          value={request.healthGoals}
          onChange={event => onChange({ healthGoals: oneOf(healthGoals, event.target.value) })}
          options={[
            { value: '', label: isCleared ? t('generator.fromWords') : t('generator.goals.none') },
            ...named(healthGoals, nameOfHealthGoal),
          ]}
        />
        <SelectField
          className={styles.cell}
          label={t('generator.spice.label')}
          name="spiceLevel"
          value={request.spiceLevel}
          onChange={event => onChange({ spiceLevel: oneOf(spiceLevels, event.target.value) })}
          options={[{ value: '', label: t('generator.spice.any') }, ...named(spiceLevels, nameOfSpice)]}
        />
        <TextField
          className={styles.cell}
          label={t('generator.avoid.label')}
          name="avoid"
          placeholder={t('generator.avoid.example')}
          autoComplete="off"
          value={request.avoid}
          error={problems.avoid}
          hint={request.avoid && <OfMember request={request} isNote />}
          onChange={event => onChange({ avoid: event.target.value })}
        />
      </div>
    </>
  );
}

function whatIsSet({ cuisine, healthGoals: goal, spiceLevel, avoid }: RecipeRequest) {
  const without = splitWords(avoid);
  return [
    cuisine && nameOfCuisine(cuisine),
    goal && nameOfHealthGoal(goal),
    spiceLevel && nameOfSpice(spiceLevel),
    without.length > 0 && t('generator.without', { things: without.join(', ') }),
  ]
    .filter(Boolean)
    .join(' · ');
}

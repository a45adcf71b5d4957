import '@sufra/amounts/learn-other-kitchens.ts';
import { convertWords } from '@sufra/amounts/convert-words.ts';
import type { SharedRecipe } from '@sufra/contracts';
import { Button, TagList, useElementId } from '@sufra/web-kit';
import { ChefHat, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useProgress } from '../cooking/cooking-progress.ts';
import { CookingView } from '../cooking/cooking-view.tsx';
import { useCookingStep } from '../cooking/use-cooking-step.ts';
import { EtiquetteTip } from '../etiquette/etiquette-tip.tsx';
import { DishPicture } from '../pictures/dish-picture.tsx';
import { ReadyAtPlace } from '../ready-at/ready-at-place.tsx';
import { ContainedAllergens } from '../recipe/contained-allergens.tsx';
import { HalalNotes } from '../recipe/halal-notes.tsx';
import { ImportedFacts } from '../recipe/imported-facts.tsx';
import { inLanguage } from '../recipe/in-language.ts';
import { IngredientList } from '../recipe/ingredient-list.tsx';
import { isImported, saysTime } from '../recipe/is-imported.ts';
import { KitchenNotice } from '../recipe/kitchen-notice.tsx';
import { warningsIn } from '../recipe/line-warnings.ts';
import { NoLongerHalal } from '../recipe/no-longer-halal.tsx';
import { NutritionTable } from '../recipe/nutrition-table.tsx';
import { RecipeBadges } from '../recipe/recipe-badges.tsx';
import { RecipeFacts } from '../recipe/recipe-facts.tsx';
import { linesOf, writtenServings } from '../recipe/recipe-lines.ts';
import { SourceLine } from '../recipe/source-line.tsx';
import { ReportVerdict } from '../report/report-verdict.tsx';
import { useHeld } from '../schools/say-held.ts';
import { SchoolsDiffer } from '../schools/schools-differ.tsx';
import { t } from '../texts/text.ts';
import { useUnits } from '../units/units-choice.ts';
import { UnitsSwitch } from '../units/units-switch.tsx';
import { mentionsAmount } from './mentions-amount.ts';
import { Method } from './method.tsx';
import styles from './recipe-details.module.css';
import { ServingsStepper } from './servings-stepper.tsx';
import { shownVerdicts } from './shown-verdicts.ts';

interface RecipeDetailsProps {
  recipe: SharedRecipe;
  /** Of a recipe of the reader, with which an evening can be planned. */
  planId?: string;
  /** Under which the progress of cooking it is remembered. */
  recipeKey: string;
  /** What can be done with it as a whole, as many as it is cooked for. */
  actions: (servings: number) => ReactNode;
  /** Its heading, where it is the page. */
  title?: ReactNode;
  /** What its owner keeps about it, after the recipe itself. */
  after?: ReactNode;
  /** After the last step of cooking it. */
  whenCooked?: ReactNode;
  /** Said before the recipe itself. */
  children?: ReactNode;
}

/** The whole recipe, at the scale and in the units that are wanted; on paper as on the screen. */
export function RecipeDetails(props: RecipeDetailsProps) {
  const { recipe, recipeKey, planId, actions, title, after, whenCooked, children } = props;
  const units = useUnits();
  const sayHeld = useHeld(recipe.halal?.school !== undefined);
  const { servings, setServings, ticked, toggle } = useProgress(recipeKey, writtenServings(recipe));
  const lines = linesOf(recipe, { servings, units });
  const warnings = warningsIn(recipe, 'steps');
  const steps = recipe.steps.map(({ text, minutes }, place) => ({
    text: convertWords(text, units, recipe.language),
    minutes,
    warning: warnings.get(place),
  }));
  const { place, start, go, close } = useCookingStep(steps.length);

  return (
    <article className={styles.details}>
      <div className={styles.head}>
        <div className={styles.intro}>
          {title}
          {recipe.description && (
            <p className={styles.description} {...inLanguage(recipe.language)}>
              {recipe.description}
            </p>
          )}
          {isImported(recipe) ? (
            <>
              <SourceLine source={recipe.source} />
              <ImportedFacts recipe={recipe} servings={servings} />
            </>
          ) : (
            <RecipeFacts recipe={recipe} servings={servings} />
          )}
          {saysTime(recipe) && <ReadyAtPlace recipe={recipe} recipeId={planId} />}
          <RecipeBadges recipe={recipe} />
          <div {...inLanguage(recipe.language)}>
            <TagList tags={recipe.tags} className={styles.tags} />
          </div>
        </div>
        <DishPicture
          recipe={recipe}
          isFirst
          sizes="(max-width: 48rem) 100vw, 36rem"
          className={styles.picture}
        />
      </div>
      <NoLongerHalal recipe={recipe} />
      <div className={styles.bar} data-print="hide">
        {steps.length > 0 && (
          <Button onClick={start}>
            <ChefHat aria-hidden="true" />
            {t('recipeDetails.start')}
          </Button>
        )}
        <Button tone="quiet" onClick={() => print()}>
          <Printer aria-hidden="true" />
          {t('recipeDetails.print')}
        </Button>
        <div className={styles.actions}>{actions(servings)}</div>
      </div>
      {place !== null && (
        <CookingView
          title={recipe.title}
          language={recipe.language}
          picture={recipe.picture}
          photo={recipe.photo}
          notice={
            <>
              <NoLongerHalal recipe={recipe} isShort />
              {saysTime(recipe) && <ReadyAtPlace recipe={recipe} isShort />}
            </>
          }
          {...{ steps, lines }}
          end={whenCooked}
          start={place}
          onGo={go}
          onClose={close}
        />
      )}
      {children}
      <HalalNotes halal={recipe.halal} sayReason={sayHeld} />
      <SchoolsDiffer halal={recipe.halal} />
      <ContainedAllergens recipe={recipe} />
      <div className={styles.columns}>
        <Part title={t('recipe.ingredients')}>
          <div className={styles.controls} data-print="hide">
            <ServingsStepper servings={servings} onChange={setServings} />
            <UnitsSwitch />
          </div>
          <IngredientList language={recipe.language} lines={lines} ticked={ticked} onToggle={toggle} />
          <ReportVerdict verdicts={shownVerdicts(recipe)} />
        </Part>
        <Part title={t('recipe.method')}>
          {servings !== writtenServings(recipe) && steps.some(({ text }) => mentionsAmount(text)) && (
            <p className={styles.asWritten}>
              {t('recipeDetails.asWritten', { servings: writtenServings(recipe) })}
            </p>
          )}
          <Method language={recipe.language} steps={steps} />
        </Part>
      </div>
      {recipe.notes && (
        <Part title={t('recipe.notes')}>
          <p className={styles.notes} dir="auto">
            {recipe.notes}
          </p>
        </Part>
      )}
      {after}
      <NutritionTable nutrition={recipe.nutrition} />
      <EtiquetteTip />
      <KitchenNotice />
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useElementId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

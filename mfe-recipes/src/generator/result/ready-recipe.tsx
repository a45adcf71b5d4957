import '@sufra/amounts/learn-other-kitchens.ts';
import { convertWords } from '@sufra/amounts/convert-words.ts';
import type { Recipe } from '@sufra/contracts';
import { Card, LinkButton, TagList } from '@sufra/web-kit';
import { ChefHat } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EtiquetteTip } from '../../etiquette/etiquette-tip.tsx';
import { useOverThisPage } from '../../over-list/over-list.ts';
import { Drawing } from '../../pictures/drawing.tsx';
import { ContainedAllergens } from '../../recipe/contained-allergens.tsx';
import { HalalNotes } from '../../recipe/halal-notes.tsx';
import { inLanguage } from '../../recipe/in-language.ts';
import { InvalidRecipe } from '../../recipe/invalid-recipe.tsx';
import { isWholeRecipe } from '../../recipe/is-whole-recipe.ts';
import { KeptUntil } from '../../recipe/kept-until.tsx';
import { KitchenNotice } from '../../recipe/kitchen-notice.tsx';
import { NoLongerHalal } from '../../recipe/no-longer-halal.tsx';
import { RecipeActions } from '../../recipe/recipe-actions.tsx';
import { RecipeBadges } from '../../recipe/recipe-badges.tsx';
import { RecipeFacts } from '../../recipe/recipe-facts.tsx';
import { linesOf, writtenServings } from '../../recipe/recipe-lines.ts';
import { useHeld } from '../../schools/say-held.ts';
import { SchoolsDiffer } from '../../schools/schools-differ.tsx';
import { t } from '../../texts/text.ts';
import { useUnits } from '../../units/units-choice.ts';
import { AboutThisAnswer } from './about-this-answer.tsx';
import { RecipeSheet } from './recipe-sheet.tsx';
import styles from './result.module.css';

export interface ReadyRecipeProps {
  recipe: Recipe;
  /** What it does not meet, while the answer that it came with is the last one. */
  answer?: { unmet: readonly string[]; asWritten?: readonly string[] | undefined } | undefined;
  headingLevel: 'h2' | 'h3' | 'h4';
}

/** The newest recipe, where it was seen to form. */
export function ReadyRecipe({ recipe, answer, headingLevel }: ReadyRecipeProps) {
  const units = useUnits();
  const sayHeld = useHeld(recipe.halal?.school !== undefined);
  const overThisPage = useOverThisPage();
  if (!isWholeRecipe(recipe)) {
    return (
      <Card>
        <InvalidRecipe />
      </Card>
    );
  }
  const address = `/recipes/${recipe._id}`;
  return (
    <RecipeSheet
      language={recipe.language}
      headingLevel={headingLevel}
      picture={<Drawing picture={recipe.picture} className={styles.drawing} />}
      title={
        <Link to={address} state={overThisPage}>
          {recipe.title}
        </Link>
      }
      facts={<RecipeFacts recipe={recipe} />}
      description={recipe.description}
      about={
        <>
          <RecipeBadges recipe={recipe} />
          <NoLongerHalal recipe={recipe} />
          {answer && <AboutThisAnswer recipe={recipe} unmet={answer.unmet} asWritten={answer.asWritten} />}
        </>
      }
      lines={linesOf(recipe, { servings: writtenServings(recipe), units })}
      steps={recipe.steps.map(step => convertWords(step.text, units, recipe.language))}
    >
      <div {...inLanguage(recipe.language)}>
        <TagList tags={recipe.tags} />
      </div>
      <HalalNotes halal={recipe.halal} sayReason={sayHeld} />
      <SchoolsDiffer halal={recipe.halal} />
      <ContainedAllergens recipe={recipe} />
      <EtiquetteTip key={recipe._id} />
      <KeptUntil keptUntil={recipe.keptUntil} />
      <footer className={styles.foot}>
        <LinkButton to={address} state={overThisPage}>
          <ChefHat aria-hidden="true" />
          {t('generator.cook')}
        </LinkButton>
        <RecipeActions recipe={recipe} />
      </footer>
      <KitchenNotice />
    </RecipeSheet>
  );
}

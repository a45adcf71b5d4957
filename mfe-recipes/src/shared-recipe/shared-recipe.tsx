import type { SharedRecipe as Shared } from '@sufra/contracts';
import { PageHead } from '@sufra/web-kit';
import { inLanguage } from '../recipe/in-language.ts';
import { InvalidRecipe } from '../recipe/invalid-recipe.tsx';
import { isWholeRecipe } from '../recipe/is-whole-recipe.ts';
import { recipeText } from '../recipe/recipe-text.ts';
import { RecipeDetails } from '../recipe-details/recipe-details.tsx';
import styles from '../recipe-page/full-recipe.module.css';
import { ShareMenu } from '../sharing/share-menu.tsx';
import { usePublicAddress } from '../sharing/use-public-address.ts';
import { useUnits } from '../units/units-choice.ts';
import { Invitation } from './invitation.tsx';
import { SaveCopy } from './save-copy.tsx';

export function SharedRecipe({ recipe, token }: { recipe: Shared; token: string }) {
  const units = useUnits();
  const address = usePublicAddress(token);
  if (!isWholeRecipe(recipe)) return <InvalidRecipe />;

  const text = (servings: number) => recipeText({ recipe, servings, units, address });

  return (
    <>
      <PageHead title={recipe.title} description={recipe.description} />
      <RecipeDetails
        title={
          <>
            <h1 className={styles.title} {...inLanguage(recipe.language)}>
              {recipe.title}
            </h1>
            <SaveCopy recipe={recipe} token={token} />
          </>
        }
        recipe={recipe}
        recipeKey={token}
        actions={servings => <ShareMenu title={recipe.title} text={text(servings)} address={address} />}
      />
      <Invitation recipe={recipe} />
    </>
  );
}

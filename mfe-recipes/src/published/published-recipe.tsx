import type { PublishedRecipe as Published } from '@sufra/contracts';
import { formatDate, PageHead, pageLanguage, prefixOf, useBrowserValue } from '@sufra/web-kit';
import { nameOfMealType } from '../options/option-names.ts';
import { inLanguage } from '../recipe/in-language.ts';
import { recipeText } from '../recipe/recipe-text.ts';
import { RecipeDetails } from '../recipe-details/recipe-details.tsx';
import page from '../recipe-page/full-recipe.module.css';
import { Invitation } from '../shared-recipe/invitation.tsx';
import { ShareMenu } from '../sharing/share-menu.tsx';
import { tRich } from '../texts/text.ts';
import { useUnits } from '../units/units-choice.ts';
import styles from './published.module.css';
import { SavePublished } from './save-published.tsx';

export function PublishedRecipe({ recipe }: { recipe: Published }) {
  const units = useUnits();
  const origin = useBrowserValue(() => location.origin, '');
  const address = `${origin}${prefixOf(pageLanguage())}/recipe/${recipe.slug}`;
  const text = (servings: number) => recipeText({ recipe, servings, units, address });

  return (
    <>
      <PageHead title={recipe.title} description={recipe.description} />
      <RecipeDetails
        title={
          <>
            <h1 className={page.title} {...inLanguage(recipe.language)}>
              {recipe.title}
            </h1>
            <p className={styles.by}>
              {tRich('published.byOn', {
                author: <bdi>{recipe.author}</bdi>,
                date: (
                  <time dateTime={recipe.publishedAt} suppressHydrationWarning>
                    {formatDate(recipe.publishedAt)}
                  </time>
                ),
                meal: nameOfMealType(recipe.meal),
              })}
            </p>
            <SavePublished recipe={recipe} />
          </>
        }
        recipe={recipe}
        recipeKey={recipe.slug}
        actions={servings => <ShareMenu title={recipe.title} text={text(servings)} address={address} />}
      />
      <Invitation recipe={recipe} />
    </>
  );
}

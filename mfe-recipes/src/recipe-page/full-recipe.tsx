import { Column, PageHead, Skeleton, VisuallyHidden } from '@sufra/web-kit';
import { useNavigate } from 'react-router-dom';
import { inLanguage } from '../recipe/in-language.ts';
import { RecipeDetailsSkeleton } from '../recipe-details/recipe-details-skeleton.tsx';
import { t } from '../texts/text.ts';
import styles from './full-recipe.module.css';
import { OwnRecipe } from './own-recipe.tsx';
import { RecipeProblem } from './recipe-problem.tsx';
import { useOwnRecipe } from './use-own-recipe.ts';

export function FullRecipe({ id }: { id: string }) {
  const navigate = useNavigate();
  const query = useOwnRecipe(id);

  if (query.isPending) return <FullRecipeSkeleton />;
  return (
    <Column roomy className={styles.page}>
      {query.isError ? (
        <>
          <PageHead title={t('recipePage.title')} />
          <RecipeProblem query={query} headingLevel="h1" />
        </>
      ) : (
        <>
          <PageHead title={query.data.title} description={query.data.description} />
          <OwnRecipe
            recipe={query.data}
            title={
              <h1 className={styles.title} {...inLanguage(query.data.language)}>
                {query.data.title}
              </h1>
            }
            onDelete={() => navigate('/dashboard', { replace: true })}
          />
        </>
      )}
    </Column>
  );
}

export const FullRecipeSkeleton = () => (
  <Column roomy className={styles.page}>
    <PageHead title={t('recipePage.title')} />
    <RecipeDetailsSkeleton
      title={
        <h1>
          <VisuallyHidden>{t('recipePage.title')}</VisuallyHidden>
          <Skeleton shape="title" width="60%" className={styles.title} />
        </h1>
      }
    />
  </Column>
);

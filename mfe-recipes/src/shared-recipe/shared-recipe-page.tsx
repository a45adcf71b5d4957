import {
  ApiError,
  Column,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHead,
  Skeleton,
  VisuallyHidden,
} from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { RecipeDetailsSkeleton } from '../recipe-details/recipe-details-skeleton.tsx';
import styles from '../recipe-page/full-recipe.module.css';
import { t } from '../texts/text.ts';
import { sharedRecipeQuery } from './api/shared-recipe.ts';
import { SharedRecipe } from './shared-recipe.tsx';

/** `/r/{token}`: for every visitor who has the address. It is for people that it was given to, and for no search engine, as the server says. */
export default function SharedRecipePage() {
  const { token = '' } = useParams();
  return (
    <Column roomy className={styles.page}>
      <Content key={token} token={token} />
    </Column>
  );
}

function Content({ token }: { token: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(sharedRecipeQuery(token));

  if (isPending) {
    return (
      <>
        <PageHead title={t('sharedRecipe.title')} />
        <RecipeDetailsSkeleton
          title={
            <h1>
              <VisuallyHidden>{t('sharedRecipe.title')}</VisuallyHidden>
              <Skeleton shape="title" width="60%" className={styles.title} />
            </h1>
          }
        />
      </>
    );
  }
  if (error instanceof ApiError && error.code === 'recipe_withheld') return <Withheld />;
  // What was taken back is not shown on, though it was seen a moment ago.
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <NotShared />;
  if (data) return <SharedRecipe recipe={data} token={token} />;
  return (
    <>
      <PageHead title={t('sharedRecipe.title')} />
      <ErrorState
        headingLevel="h1"
        title={t('sharedRecipe.away')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {error?.message}
      </ErrorState>
    </>
  );
}

const Withheld = () => (
  <>
    <PageHead title={t('sharedRecipe.title')} />
    <EmptyState
      headingLevel="h1"
      title={t('sharedRecipe.withheld.title')}
      action={<LinkButton to="/">{t('sharedRecipe.cookOwn')}</LinkButton>}
    >
      {t('sharedRecipe.withheld.words')}
    </EmptyState>
  </>
);

const NotShared = () => (
  <>
    <PageHead title={t('sharedRecipe.title')} />
    <EmptyState
      headingLevel="h1"
      title={t('sharedRecipe.notShared.title')}
      action={<LinkButton to="/">{t('sharedRecipe.cookOwn')}</LinkButton>}
    >
      {t('sharedRecipe.notShared.words')}
    </EmptyState>
  </>
);

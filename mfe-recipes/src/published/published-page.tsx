import { ApiError, Column, EmptyState, ErrorState, LinkButton, PageHead } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { RecipeDetailsSkeleton } from '../recipe-details/recipe-details-skeleton.tsx';
import page from '../recipe-page/full-recipe.module.css';
import { t } from '../texts/text.ts';
import { publishedQuery } from './api/published.ts';
import { PublishedRecipe } from './published-recipe.tsx';
import { TitleSkeleton } from './title-skeleton.tsx';

/** `/recipe/{slug}`: a published recipe, for every visitor and for search engines. */
export default function PublishedPage() {
  // A path matches in any case of letters, and a slug is made of small ones.
  const slug = (useParams().slug ?? '').toLowerCase();
  return (
    <Column roomy className={page.page}>
      <p data-print="hide">
        <LinkButton tone="quiet" to="/recipes">
          <ArrowLeft aria-hidden="true" />
          {t('published.all')}
        </LinkButton>
      </p>
      <Content key={slug} slug={slug} />
    </Column>
  );
}

function Content({ slug }: { slug: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(publishedQuery(slug));

  if (isPending) {
    return (
      <>
        <PageHead title={t('published.one')} />
        <RecipeDetailsSkeleton title={<TitleSkeleton />} />
      </>
    );
  }
  // What was taken off is not shown on, though it was seen a moment ago.
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return <NotPublished isWithheld={error.code === 'recipe_withheld'} />;
  }
  if (data) return <PublishedRecipe recipe={data} />;
  return (
    <>
      <PageHead title={t('published.one')} />
      <ErrorState
        headingLevel="h1"
        title={t('published.away')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {error?.message}
      </ErrorState>
    </>
  );
}

const NotPublished = ({ isWithheld }: { isWithheld: boolean }) => (
  <>
    <PageHead title={t('published.one')} />
    <EmptyState
      headingLevel="h1"
      title={isWithheld ? t('sharedRecipe.withheld.title') : t('published.gone.title')}
      action={<LinkButton to="/recipes">{t('published.all')}</LinkButton>}
    >
      {isWithheld ? t('sharedRecipe.withheld.words') : t('published.gone.words')}
    </EmptyState>
  </>
);

import { EmptyState, ErrorState, LinkButton } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import { isMissing, type OwnRecipeQuery } from './use-own-recipe.ts';

interface RecipeProblemProps {
  query: OwnRecipeQuery;
  headingLevel: 'h1' | 'h3';
}

export function RecipeProblem({ query: { error, refetch, isFetching }, headingLevel }: RecipeProblemProps) {
  if (isMissing(error)) {
    return (
      <EmptyState
        headingLevel={headingLevel}
        title={t('recipePage.missing.title')}
        action={<LinkButton to="/dashboard">{t('recipePage.missing.recipes')}</LinkButton>}
      >
        {t('recipePage.missing.words')}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={t('recipePage.away')}
      error={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      {error?.message}
    </ErrorState>
  );
}

import { EmptyState, ErrorState, LinkButton } from '@sufra/web-kit';
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
        title="This recipe is not here."
        action={<LinkButton to="/dashboard">Your recipes</LinkButton>}
      >
        It may have been deleted, its day may be over, or it belongs to somebody else.
      </EmptyState>
    );
  }
  return (
    <ErrorState
      headingLevel={headingLevel}
      title="This recipe cannot be shown right now."
      error={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      {error?.message}
    </ErrorState>
  );
}

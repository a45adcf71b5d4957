import { Dialog, PageHead, pageTitle, setPageTitle } from '@sufra/web-kit';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RecipeDetailsSkeleton } from '../recipe-details/recipe-details-skeleton.tsx';
import { t } from '../texts/text.ts';
import { OwnRecipe } from './own-recipe.tsx';
import { RecipeProblem } from './recipe-problem.tsx';
import { useOwnRecipe } from './use-own-recipe.ts';

export function RecipeDialog({ id }: { id: string }) {
  const navigate = useNavigate();
  const query = useOwnRecipe(id);
  const title = query.data?.title ?? t('recipePage.title');
  useTitleOfPageBeneath();

  // The list is where this was opened from.
  const close = () => navigate(-1);

  return (
    <Dialog
      open
      onOpenChange={open => !open && close()}
      size="large"
      title={query.data ? <span lang={query.data.language ?? undefined}>{title}</span> : title}
    >
      <PageHead title={title} />
      {query.isPending && <RecipeDetailsSkeleton />}
      {query.isError && <RecipeProblem query={query} headingLevel="h3" />}
      {query.isSuccess && <OwnRecipe recipe={query.data} onDelete={close} />}
    </Dialog>
  );
}

/** Gives the page beneath its name back. */
function useTitleOfPageBeneath() {
  const [title] = useState(pageTitle);
  useEffect(
    () => () => {
      setPageTitle(title);
    },
    [title],
  );
}

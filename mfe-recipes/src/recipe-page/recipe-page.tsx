import { MembersOnly } from '@sufra/web-kit';
import { useContext } from 'react';
import { useParams } from 'react-router-dom';
import { OverList } from '../over-list/over-list.ts';
import { FullRecipe, FullRecipeSkeleton } from './full-recipe.tsx';
import { RecipeDialog } from './recipe-dialog.tsx';

/** `/recipes/{id}`: over the list that it was opened from, or a page by itself. */
export default function RecipePage() {
  const { id = '' } = useParams();
  const isOverList = useContext(OverList);
  if (isOverList) return <RecipeDialog key={id} id={id} />;
  return (
    <MembersOnly fallback={<FullRecipeSkeleton />}>
      <FullRecipe key={id} id={id} />
    </MembersOnly>
  );
}

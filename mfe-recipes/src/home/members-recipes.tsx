import { UnsavedRecipes } from '../recent/unsaved-recipes.tsx';
import { EarlierRecipes } from './earlier-recipes.tsx';

/** What a member has generated before. */
export const MembersRecipes = () => (
  <>
    <EarlierRecipes />
    <UnsavedRecipes />
  </>
);

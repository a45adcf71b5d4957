import { useLocation } from 'react-router-dom';
import VersionsPage from './versions/versions-page.tsx';
import EditRecipePage from './writing/edit-recipe-page.tsx';
import NewRecipePage from './writing/new-recipe-page.tsx';

const pages: Record<string, typeof NewRecipePage> = { edit: EditRecipePage, versions: VersionsPage };

/**
 * What its address names: a new recipe, an own one to change, or its versions. They are one part of the script, for they share
 * the editor, and a cook goes from one to the other.
 */
export default function OwnPage() {
  const Page = pages[useLocation().pathname.split('/').at(-1) ?? ''] ?? NewRecipePage;
  return <Page />;
}

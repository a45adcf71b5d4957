import { Column, Loading, MembersOnly, PageHead, Skeleton, useSession } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { recipeQuery } from '../recipe/api/recipe.ts';
import { RecipeProblem } from '../recipe-page/recipe-problem.tsx';
import { t } from '../texts/text.ts';
import styles from './recipe-editor.module.css';
import { WritingRoom } from './writing-room.tsx';

/** `/recipes/{id}/edit`: a member changes any recipe of their own. */
export default function EditRecipePage() {
  const { id = '' } = useParams();
  return (
    <Column roomy className={styles.page}>
      <PageHead title={t('writing.edit')} heading={t('writing.edit')} />
      <MembersOnly fallback={<EditorSkeleton />}>
        <OfMember key={id} id={id} />
      </MembersOnly>
    </Column>
  );
}

function OfMember({ id }: { id: string }) {
  const { user } = useSession();
  // What another device has saved meanwhile is what is changed here.
  const query = useQuery({ ...recipeQuery(id), refetchOnMount: 'always', refetchOnWindowFocus: false });
  if (query.isError) return <RecipeProblem query={query} headingLevel="h3" />;
  if (!query.data || !query.isFetchedAfterMount) return <EditorSkeleton />;
  return user && <WritingRoom key={user._id} memberId={user._id} recipe={query.data} />;
}

const EditorSkeleton = () => (
  <Loading label={t('writing.loading')}>
    <Skeleton shape="title" />
    <Skeleton lines={8} />
  </Loading>
);

import type { PublishedRecipe } from '@sufra/contracts';
import { call, LinkButton, useSession } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { invalidateLists } from '../recipe/api/recipe-lists.ts';
import { CopyActions } from '../shared-recipe/copy-actions.tsx';
import { CopyIsSaved } from '../shared-recipe/copy-is-saved.tsx';
import { makeYourOwn } from '../shared-recipe/make-your-own.ts';
import { t } from '../texts/text.ts';

/** What a reader can do with a published recipe: keep it, or have one written from the same things. */
export function SavePublished({ recipe }: { recipe: PublishedRecipe }) {
  const { slug } = recipe;
  const { status } = useSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: async () => (await call('POST /recipes/published/{slug}/copy', { params: { slug } })).recipe,
    onSuccess: () => invalidateLists(client),
  });
  const save = () => {
    if (status === 'signed-in') return saving.mutate();
    const leadBack = new URLSearchParams({ returnTo: `/recipe/${slug}` });
    // A session that is being restored is waited for on the page to sign in.
    void navigate(`${status === 'restoring' ? '/signin' : '/signup'}?${leadBack}`);
  };

  if (saving.data) return <CopyIsSaved copy={saving.data} />;
  return (
    <CopyActions saving={saving} onSave={save}>
      <LinkButton tone="quiet" to={makeYourOwn(recipe)}>
        {t('sharedRecipe.makeYourOwn')}
      </LinkButton>
    </CopyActions>
  );
}

import type { Recipe, SharedRecipe } from '@sufra/contracts';
import { LinkButton, useSession } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../texts/text.ts';
import { ownSharedQuery } from './api/own-shared.ts';
import { useSaveCopy } from './api/use-save-copy.ts';
import { CopyActions } from './copy-actions.tsx';
import { CopyIsSaved } from './copy-is-saved.tsx';
import { makeYourOwn } from './make-your-own.ts';
import styles from './save-copy.module.css';
import { rememberWanted, takeWanted } from './wanted-copy.ts';

interface SaveCopyProps {
  recipe: SharedRecipe;
  token: string;
}

/** What a reader can do with another member's recipe: keep it, or have one written from the same things. */
export function SaveCopy({ recipe, token }: SaveCopyProps) {
  const { status } = useSession();
  const navigate = useNavigate();
  const { data: own } = useQuery({ ...ownSharedQuery(token), enabled: status === 'signed-in' });
  const saving = useSaveCopy();
  const { data: copy, mutate } = saving;

  const saveWanted = useEffectEvent(() => {
    if (takeWanted(token)) mutate(token);
  });
  useEffect(() => {
    if (status === 'signed-in') saveWanted();
  }, [status]);

  const save = () => {
    if (status === 'signed-in') return mutate(token);
    rememberWanted(token);
    const leadBack = new URLSearchParams({ returnTo: `/r/${token}` });
    // A session that is being restored is waited for on the page to sign in.
    void navigate(`${status === 'restoring' ? '/signin' : '/signup'}?${leadBack}`);
  };

  if (own) return <IsOwn recipe={own} />;
  if (copy) return <CopyIsSaved copy={copy} />;
  return (
    <CopyActions saving={saving} onSave={save}>
      <LinkButton tone="quiet" to={makeYourOwn(recipe)}>
        {t('sharedRecipe.makeYourOwn')}
      </LinkButton>
      {status === 'signed-out' && <p className={styles.hint}>{t('sharedRecipe.save.hint')}</p>}
    </CopyActions>
  );
}

const IsOwn = ({ recipe }: { recipe: Recipe }) => (
  <div className={styles.actions} data-print="hide">
    <p className={styles.wide}>{t('sharedRecipe.own.words')}</p>
    <LinkButton to={`/recipes/${recipe._id}`}>{t('sharedRecipe.own.open')}</LinkButton>
  </div>
);

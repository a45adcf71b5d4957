import { toast } from '@sufra/web-kit';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../texts/text.ts';
import { useSaveCopy } from './api/use-save-copy.ts';
import { takeWanted } from './wanted-copy.ts';

/** For the page that a new member comes to: what they wanted to save as a visitor is saved, and that is said once. */
export function useWantedCopy() {
  const navigate = useNavigate();
  const { mutateAsync } = useSaveCopy();

  const saveWanted = useEffectEvent(async (token: string) => {
    try {
      const { _id, title } = await mutateAsync(token);
      toast({
        message: t('sharedRecipe.wanted.saved', { title }),
        action: { label: t('sharedRecipe.wanted.open'), onSelect: () => void navigate(`/recipes/${_id}`) },
      });
    } catch (error) {
      const why = error instanceof Error ? error.message : '';
      toast({
        tone: 'danger',
        message: t('sharedRecipe.wanted.failed', { reason: why }),
      });
    }
  });
  useEffect(() => {
    const token = takeWanted();
    if (token) void saveWanted(token);
  }, []);
}

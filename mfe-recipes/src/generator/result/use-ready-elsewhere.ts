import type { Recipe } from '@sufra/contracts';
import { toast } from '@sufra/web-kit';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../texts/text.ts';
import { generationStore } from '../run/generation.ts';

/** A member who looks at another page by now is told there. */
export function useReadyElsewhere() {
  const navigate = useNavigate();
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // What was said about the last one is not said again to a member who comes back.
      generationStore.dismiss();
    };
  }, []);

  return (recipe: Recipe) => {
    if (isHere.current) return;
    const open = () => void navigate(`/recipes/${recipe._id}`);
    toast({
      tone: 'success',
      message: t('generator.ready', { title: recipe.title }),
      action: { label: t('generator.open'), onSelect: open },
      duration: 15_000,
    });
  };
}

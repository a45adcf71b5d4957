import { ApiError, ConfirmDialog, IconButton, toast } from '@sufra/web-kit';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../texts/text.ts';
import { aWrite } from './api/shopping-write.ts';
import { useShoppingWrite } from './api/use-shopping-list.ts';

interface AddRecipeToListProps {
  recipe: { _id: string; title: string };
  /** As many as it is on the screen. */
  servings: number;
}

/** Puts what a recipe wants on the list. A free member's list is of one recipe: whether this one takes its place is asked. */
export function AddRecipeToList({ recipe, servings }: AddRecipeToListProps) {
  const navigate = useNavigate();
  const { mutate, isPending } = useShoppingWrite();
  const [isAsking, setIsAsking] = useState(false);

  const add = (replace: boolean) =>
    mutate(aWrite({ does: 'add recipe', recipe: recipe._id, servings, replace }), {
      onSuccess: () => {
        setIsAsking(false);
        toast({
          message: t('shopping.recipe.added', { title: recipe.title, servings }),
          action: { label: t('shopping.recipe.open'), onSelect: () => void navigate('/dashboard/shopping') },
        });
      },
      onError: error => {
        if (error instanceof ApiError && error.code === 'premium_only') return setIsAsking(true);
        setIsAsking(false);
        toast({ tone: 'danger', message: t('shopping.notSaved', { reason: error.message }) });
      },
    });

  return (
    <>
      <IconButton
        label={t('shopping.recipe.addOf', { title: recipe.title })}
        title={t('shopping.recipe.add')}
        aria-busy={isPending || undefined}
        onClick={isPending ? undefined : () => add(false)}
      >
        <ShoppingBasket aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('shopping.recipe.replaceTitle')}
        tone="primary"
        confirmLabel={t('shopping.recipe.replace')}
        busy={isPending}
        onConfirm={() => add(true)}
      >
        {t('shopping.recipe.replaceWords')}
      </ConfirmDialog>
    </>
  );
}

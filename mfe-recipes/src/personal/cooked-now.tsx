import type { Recipe } from '@sufra/contracts';
import { Button } from '@sufra/web-kit';
import { CookingPot } from 'lucide-react';
import { t } from '../texts/text.ts';
import { cookedText } from './cooked-text.ts';
import { today } from './today.ts';
import { cooked, usePersonal } from './use-personal.ts';

/** At the end of cooking: one press notes this day, and says so in its place. */
export function CookedNow({ recipe }: { recipe: Recipe }) {
  const { mutate, isPending } = usePersonal(recipe);
  const { cookedOn } = recipe.personal;
  const isNoted = cookedOn.includes(today());
  return (
    <div>
      <p role="status">{isNoted && cookedText(cookedOn)}</p>
      {!isNoted && (
        <Button tone="quiet" busy={isPending} onClick={() => mutate(cooked(today()))}>
          <CookingPot aria-hidden="true" />
          {t('personal.cooked.it')}
        </Button>
      )}
    </div>
  );
}

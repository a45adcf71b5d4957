import { listOfMeals } from '@sufra/amounts/shopping/shopping-list.ts';
import type { Recipe, WeekPlan } from '@sufra/contracts';
import { Button, Dialog } from '@sufra/web-kit';
import { Printer } from 'lucide-react';
import { t } from '../../texts/text.ts';
import { useUnits } from '../../units/units-choice.ts';
import { UnitsSwitch } from '../../units/units-switch.tsx';
import { filledSlots, recipeIn } from '../plan-changes.ts';
import { LeftOut } from './left-out.tsx';
import { shelveList } from './shelve-list.ts';
import { Shelves } from './shelves.tsx';
import styles from './shopping-list-dialog.module.css';
import { useTicked } from './ticked.ts';
import { withoutForbidden } from './without-forbidden.ts';

interface ShoppingListDialogProps {
  plan: WeekPlan;
  recipeOf: (id: string | null) => Recipe | undefined;
  onClose: () => void;
}

/** All that the week wants, once. Printed, it is alone on its page. */
export function ShoppingListDialog({ plan, recipeOf, onClose }: ShoppingListDialogProps) {
  const units = useUnits();
  const { ticked, toggle, untickAll } = useTicked();
  const meals = filledSlots(plan).flatMap(({ id }) => {
    const recipe = recipeOf(recipeIn(plan, id));
    return recipe ? [{ id, recipe }] : [];
  });
  const shelves = shelveList(listOfMeals(meals.map(withoutForbidden)), units);
  const keys = shelves.flatMap(({ lines }) => lines).map(({ key }) => key);
  const inBasket = keys.filter(key => ticked.includes(key)).length;

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="large"
      title={t('plan.shopping.title')}
      description={t('plan.shopping.description', { meals: meals.length })}
    >
      <div className={styles.bar} data-print="hide">
        <Button onClick={() => print()}>
          <Printer aria-hidden="true" />
          {t('plan.shopping.print')}
        </Button>
        <UnitsSwitch />
        <p className={styles.count} role="status">
          {t('plan.shopping.ticked', { ticked: inBasket, all: keys.length })}
        </p>
        {inBasket > 0 && (
          <Button tone="quiet" onClick={untickAll}>
            {t('plan.shopping.untick')}
          </Button>
        )}
      </div>
      <LeftOut recipes={[...new Set(meals.map(({ recipe }) => recipe))]} />
      <Shelves
        shelves={shelves}
        titleOf={id => recipeOf(id)?.title ?? ''}
        ticked={ticked}
        onToggle={toggle}
      />
      {meals.length === 0 && <p>{t('plan.shopping.none')}</p>}
    </Dialog>
  );
}
